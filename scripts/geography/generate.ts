import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { communesTable } from './communes-table.ts';
import { outlinesFrom } from './outlines.ts';
import { readSources } from './sources.ts';

/** Makes what the project keeps of public data. Needed only when that data is renewed: see geography/README.md. */
const [sourceFolder, packageFolder] = process.argv.slice(2);
if (!sourceFolder || !packageFolder)
  throw new Error(
    'generate.ts <folder of communes.csv and the outlines> <folder of decoupage-administratif>',
  );

const sources = readSources(sourceFolder, packageFolder);
write('geography/communes.tsv.br', compressed(communesTable(sources)));
write('src/web/map/outlines/departements.json', JSON.stringify(outlinesFrom(sources.departements)));
write('src/web/map/outlines/communes.json', JSON.stringify(outlinesFrom(sources.communeOutlines, sources)));

function compressed(text: string): Buffer {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  return brotliCompressSync(text, { params });
}

function write(path: string, content: string | Buffer): void {
  writeFileSync(path, content);
  console.log(`${path}: ${(Buffer.byteLength(content) / 1000).toFixed(0)} kB`);
}
