import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const script = fileURLToPath(new URL('./hold-database.ts', import.meta.url));

export type ServerProcess = { ready: Promise<string>; end(signal: NodeJS.Signals): Promise<void> };

/** A separate process that uses the embedded database of the folder. */
export function launchServer(dataDir: string): ServerProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
