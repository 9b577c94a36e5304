import { run } from './boot/run.ts';
import { serveBuild } from './boot/serve-build.ts';
import { readEnv } from './env.ts';

export async function main(): Promise<void> {
  await run(() => serveBuild(readEnv()));
}
