import { existsSync, readdirSync } from 'node:fs';
import { build } from 'esbuild';

const [outdir = 'dist/server'] = process.argv.slice(2);
const commands = 'src/server/commands';

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
  packages: 'external',
  sourcemap: true,
});

function commandFiles() {
  if (!existsSync(commands)) return [];
  const names = readdirSync(commands).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return names.map((name) => `${commands}/${name}`);
}
