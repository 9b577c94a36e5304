import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { inject } from 'vitest';

type Program = { args?: string[]; env?: NodeJS.ProcessEnv };

/** Starts one of the bundled programs, named as in the sources. */
export function spawnProgram(
  source: string,
  { args = [], env = process.env }: Program = {},
): ChildProcessByStdio<null, Readable, Readable> {
  const program = join(inject('programs'), source.replace(/\.ts$/u, '.js'));
  return spawn(process.execPath, ['--enable-source-maps', program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
}
