import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#server/environment/project-root.ts';

const program = join(projectRoot, 'src/server/adapters/image-process.mjs');
const LOW_PRIORITY = 10;

/** On a busy machine the work may take this many times longer. */
const PATIENCE = 6;

/** What the process made of the job; undefined when it failed, or worked longer than its limit and was killed. */
export function runImageProcess<Made>(job: object, limitMs: number): Promise<Made | undefined> {
  return new Promise((resolve) => {
    // It inherits no secret of the server.
    const child = fork(program, [String(limitMs)], {
      execArgv: [],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const limit = setTimeout(() => child.kill('SIGKILL'), limitMs * PATIENCE);
    let made: Made | undefined;
    child.on('message', (answer) => {
      made = answer as Made;
    });
    child.on('error', () => undefined);
    child.on('close', () => {
      clearTimeout(limit);
      resolve(made);
    });
    yieldToServer(child.pid);
    child.send(job, () => undefined);
  });
}

function yieldToServer(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, LOW_PRIORITY);
  } catch {
    // Where this is not allowed, the process keeps its normal priority.
  }
}
