import { existsSync, readdirSync } from 'node:fs';
import { build } from 'esbuild';

const [outdir = 'dist/server'] = process.argv.slice(2);
const commands = 'src/server/commands';

/** Packages of some hundred small files each, which Node would read one by one at every start. */
const bundled = /^(?:kysely|zod)(?:\/|$)/u;

/** @type {import('esbuild').Plugin} */
const otherPackagesStayOutside = {
  name: 'other packages stay outside',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || bundled.test(path) ? undefined : { path, external: true },
    );
  },
};

await build({
  entryPoints: ['src/server/main.ts', 'src/server/adapters/documents/document-worker.ts', ...commandFiles()],
  outdir,
  outbase: 'src/server',
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  plugins: [otherPackagesStayOutside],
  sourcemap: true,
});

function commandFiles() {
  if (!existsSync(commands)) return [];
  const names = readdirSync(commands).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return names.map((name) => `${commands}/${name}`);
}
