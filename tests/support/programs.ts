import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'esbuild';

const CACHE = 'node_modules/.cache/vtc';

const programs = [
  'tests/support/bare-server.ts',
  'tests/embedded/support/hold-database.ts',
  'tests/embedded/support/play-command.ts',
  'src/server/commands/*.ts',
];

/** The programs that tests start as processes, bundled once: from the sources every start would compile them again. */
export async function bundlePrograms(): Promise<{ folder: string; remove(): Promise<void> }> {
  await mkdir(CACHE, { recursive: true });
  const folder = resolve(await mkdtemp(`${CACHE}/programs-`));
  await build({
    entryPoints: programs,
    outdir: folder,
    outbase: '.',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
