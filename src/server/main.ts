import { readEnv } from '#server/environment/env.ts';
import { run } from './boot/run.ts';
import { serveBuild } from './boot/serve-build.ts';

export async function main(): Promise<void> {
  await run(() => serveBuild(readEnv()));
}
