import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';

const bars = { landing: 95, lazy: 60 };
const manifest: Manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'));

const landing = chunksNeededBy(keyNamed('landing'), chunksNeededBy('src/web/main.tsx'));
const dashboards = ['client_dashboard', 'driver_dashboard'].map(keyNamed);
/** The map has no limit of its own. */
const map = new Set([keyNamed('map')]);
const lazy = [...dashboards, ...Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry)];
const fonts = new Set(
  Object.values(manifest)
    .flatMap((chunk) => chunk.assets ?? [])
    .filter((file) => file.endsWith('.woff2')),
);

const verdicts = [
  weigh('JavaScript de la page d’accueil', scriptsOf(landing), bars.landing),
  weigh('CSS de la page d’accueil', stylesOf(landing)),
  ...lazy.map((key) => weigh(key, scriptsOf(onlyIn(chunksNeededBy(key), alreadyThere(key), map)), bars.lazy)),
  ...[...fonts].map((font) => weigh(font, [font])),
];
process.exitCode = verdicts.every(Boolean) ? 0 : 1;

/** A page that shares its file with others (`vite.chunks.ts`). */
function keyNamed(name: string): string {
  const key = Object.keys(manifest).find((other) => manifest[other]?.name === name);
  if (!key) throw new Error(`No file is called ${name}`);
  return key;
}

/** A chunk with all that it imports at once. */
function chunksNeededBy(key: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) chunksNeededBy(imported, found);
  return found;
}

/**
 * What is loaded whenever this part is asked for: a page may be opened first of all, after the landing page at most; any
 * other part comes after whichever part opens it.
 */
function alreadyThere(key: string, asking: ReadonlySet<string> = new Set()): Set<string> {
  const openers = Object.keys(manifest).filter((other) => manifest[other]?.dynamicImports?.includes(key));
  if (openers.length === 0 || key.startsWith('src/web/pages/') || dashboards.includes(key)) return landing;
  const [first = landing, ...others] = openers
    .filter((opener) => !asking.has(opener))
    .map(
      (opener) => new Set([...chunksNeededBy(opener), ...alreadyThere(opener, new Set([...asking, key]))]),
    );
  return new Set([...first].filter((chunk) => others.every((other) => other.has(chunk))));
}

function onlyIn(keys: Set<string>, ...others: ReadonlySet<string>[]): Set<string> {
  return new Set([...keys].filter((key) => others.every((other) => !other.has(key))));
}

function scriptsOf(keys: Set<string>): string[] {
  const files = [...keys].map((key) => manifest[key]?.file ?? '');
  return files.filter((file) => file.endsWith('.js'));
}

function stylesOf(keys: Set<string>): string[] {
  return [...new Set([...keys].flatMap((key) => manifest[key]?.css ?? []))];
}

/** Prints one line and returns whether the size is under its limit. */
function weigh(title: string, files: string[], bar = Number.POSITIVE_INFINITY): boolean {
  const size = files.reduce((sum, file) => sum + transferred(file), 0) / 1000;
  const isLight = size <= bar;
  const limit = Number.isFinite(bar) ? ` / ${bar}` : '';
  console.log(`${isLight ? '✓' : '✗'} ${size.toFixed(1).replace('.', ',')}${limit} ko  ${title}`);
  return isLight;
}

function transferred(file: string): number {
  const content = readFileSync(`dist/web/${file}`);
  return file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
}
