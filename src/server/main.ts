import { setFlagsFromString } from 'node:v8';
import { run } from './boot/run.ts';

/** What loading and starting throw away would leave the memory for young objects at its largest for good: it grows later. */
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
