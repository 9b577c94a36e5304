import { setFlagsFromString } from 'node:v8';
import { run } from './boot/run.ts';

/** Keeps V8's young generation from growing on the garbage of loading and starting, for it would not shrink again. */
export async function main(): Promise<void> {
  setFlagsFromString('--semi-space-growth-factor=1');
  await run(async () => {
    const [{ readEnv }, { serveBuild }] = await Promise.all([
      import('#server/environment/env.ts'),
      import('./boot/serve-build.ts'),
    ]);
    await serveBuild(readEnv());
  });
  setFlagsFromString('--semi-space-growth-factor=2');
}
