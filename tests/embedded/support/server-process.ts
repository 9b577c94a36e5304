import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { spawnProgram } from '#tests/support/spawn-program.ts';

export type ServerProcess = { ready: Promise<string>; end(signal: NodeJS.Signals): Promise<void> };

/** A separate process that uses the embedded database of the folder. */
export function launchServer(dataDir: string): ServerProcess {
  const child = spawnProgram('tests/embedded/support/hold-database.ts', { args: [dataDir] });
  child.stderr.pipe(process.stderr);
  onTestFinished(() => end(child, 'SIGKILL'));
  return { ready: firstLine(child), end: (signal) => end(child, signal) };
}

async function firstLine(child: ChildProcess): Promise<string> {
  const line = once(child.stdout ?? child, 'data').then(([chunk]) => String(chunk).trim());
  const gone = once(child, 'exit').then(() => 'ended before it was ready');
  return Promise.race([line, gone]);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
