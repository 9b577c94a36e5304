import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build } from 'esbuild';

const ENTRY = 'src/web/follow.ts';
const [web = 'dist/web'] = process.argv.slice(2);
const manifest = `${web}/.vite/manifest.json`;

/** The page where a ride is followed shares no file with the application: it is read once, on a telephone, by a stranger. */
const { metafile } = await build({
  entryPoints: [ENTRY],
  outdir: `${web}/assets`,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  metafile: true,
});

const output = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === ENTRY);
if (!output) throw new Error(`${ENTRY} was not bundled`);
const [file, { cssBundle }] = output;
const chunk = { file: relative(web, file), src: ENTRY, css: cssBundle ? [relative(web, cssBundle)] : [] };
const listed = { ...JSON.parse(readFileSync(manifest, 'utf8')), [ENTRY]: chunk };
writeFileSync(manifest, JSON.stringify(listed, null, 2));
