import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

export type Daemon = { pid: number; stop(signal?: NodeJS.Signals): Promise<void> };

type Options = { log: string; uid?: number; gid?: number; env?: NodeJS.ProcessEnv };

/** A program of the machine that runs until the drill ends; what it says goes into a file. */
export function startDaemon(program: string, args: string[], { log, ...options }: Options): Daemon {
  const file = openSync(log, 'a');
  const child: ChildProcess = spawn(program, args, { ...options, stdio: ['ignore', file, file] });
  const ended = once(child, 'exit');
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await Promise.race([ended, wait(10_000).then(() => child.kill('SIGKILL'))]);
  };
  onTestFinished(() => stop());
  return { pid: child.pid ?? 0, stop };
}
