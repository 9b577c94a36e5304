import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Sheet } from '#server/ports/document-writer.ts';
import { drawSheet } from './draw-sheet.ts';

export type Asked = { id: number; sheet: Sheet };
export type Written = { id: number; bytes: Uint8Array } | { id: number; error: string };

const LOW_PRIORITY = 10;

// On Linux this is the priority of this thread alone; elsewhere it would be that of the whole server.
if (process.platform === 'linux') setPriority(LOW_PRIORITY);

parentPort?.on('message', (asked: Asked) => void answer(asked));

async function answer({ id, sheet }: Asked): Promise<void> {
  try {
    const bytes = new Uint8Array(await drawSheet(sheet));
    parentPort?.postMessage({ id, bytes } satisfies Written, [bytes.buffer]);
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : 'a document was not drawn';
    parentPort?.postMessage({ id, error: message } satisfies Written);
  }
}
