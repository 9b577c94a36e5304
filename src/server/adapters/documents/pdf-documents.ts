import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '#server/environment/project-root.ts';
import type { DocumentWriter } from '#server/ports/document-writer.ts';
import type { Asked, Written } from './document-worker.ts';

const MOST_WAITING = 50;
const LIMIT_MS = 20_000;
const REST_MS = 60_000;

type Waiting = { resolve(bytes: Buffer): void; reject(error: Error): void };

/**
 * Papers are drawn in a worker thread, one after the other, so that the server stays responsive. The thread starts with
 * the first paper and ends after a minute without one.
 */
export function pdfDocuments(): DocumentWriter {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;
  let last = 0;

  function start(): Worker {
    const started = new Worker(...program());
    started.unref();
    started.on('message', settle);
    started.on('error', (error: Error) => void stop(started, error));
    worker = started;
    return started;
  }

  function settle(written: Written): void {
    const asked = waiting.get(written.id);
    waiting.delete(written.id);
    if ('error' in written) asked?.reject(new Error(written.error));
    else asked?.resolve(Buffer.from(written.bytes));
    clearTimeout(rest);
    if (waiting.size === 0) rest = setTimeout(() => void stop(), REST_MS).unref();
  }

  async function stop(stopped = worker, error = new Error('the writer of documents ended')): Promise<void> {
    clearTimeout(rest);
    if (stopped === worker) worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    await stopped?.terminate();
  }

  return {
    async write(sheet) {
      if (waiting.size >= MOST_WAITING) return undefined;
      clearTimeout(rest);
      last += 1;
      const id = last;
      const limit = setTimeout(() => void stop(worker, new Error('a document took too long')), LIMIT_MS);
      try {
        return await new Promise<Buffer>((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          (worker ?? start()).postMessage({ id, sheet } satisfies Asked);
        });
      } finally {
        clearTimeout(limit);
      }
    },
    close: () => stop(),
  };
}

/** Built, the thread has a file of its own; from the sources it first loads what runs them. */
function program(): ConstructorParameters<typeof Worker> {
  if (!import.meta.url.endsWith('.ts'))
    return [
      join(projectRoot, 'dist/server/adapters/documents/document-worker.js'),
      { execArgv: [], env: {} },
    ];
  const source = new URL('./document-worker.ts', import.meta.url);
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}'); })`;
  return [load, { eval: true, execArgv: [], env: {} }];
}
