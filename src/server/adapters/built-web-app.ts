import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageName } from '#domain/navigation/pages.ts';
import type { PageFiles, ServerEntry, WebApp } from '#server/ports/web-app.ts';

type Chunk = { file: string; name?: string; css?: string[]; assets?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

const ENTRY = 'src/web/main.tsx';
const FOLLOW = 'src/web/follow.ts';

/** The browser's part as it was built into `dist`. */
export async function builtWebApp(place: { webFolder: string; serverEntry: string }): Promise<WebApp> {
  const manifest: Manifest = JSON.parse(await readFile(join(place.webFolder, '.vite/manifest.json'), 'utf8'));
  const entry: ServerEntry = await import(pathToFileURL(place.serverEntry).href);

  return {
    filesFor: (page) => filesOf(manifest, page),
    followFiles: () => ({
      script: `/${manifest[FOLLOW]?.file ?? ''}`,
      styles: unique([...(manifest[FOLLOW] ? [manifest[FOLLOW]] : [])], 'css'),
    }),
    render: async (path, state) => entry.render({ path, state }),
  };
}

function filesOf(manifest: Manifest, page?: PageName): PageFiles {
  const keys = reachableFrom(manifest, page ? [ENTRY, keyOfPage(manifest, page)] : [ENTRY]);
  const chunks = keys.flatMap((key) => manifest[key] ?? []);
  const scripts = chunks.map((chunk) => `/${chunk.file}`);
  const [script = '', ...preloads] = scripts;
  return {
    script,
    preloads,
    styles: unique(chunks, 'css'),
    fonts: unique(chunks, 'assets').filter(isMainFont),
  };
}

/** The chunks and everything they import statically, each once. */
function reachableFrom(manifest: Manifest, keys: string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key) || !manifest[key]) return;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return [...seen];
}

/** A page by its source, or by the name of the part that it shares a file with (`vite.chunks.ts`). */
function keyOfPage(manifest: Manifest, page: PageName): string {
  const part = page === 'login' ? 'landing' : page;
  const shared = Object.keys(manifest).find((key) => manifest[key]?.name === part);
  return shared ?? `src/web/pages/${page.replaceAll('_', '-')}-page.tsx`;
}

function unique(chunks: Chunk[], kind: 'css' | 'assets'): string[] {
  return [...new Set(chunks.flatMap((chunk) => chunk[kind] ?? []))].map((file) => `/${file}`);
}

/** Only the French subset of the font is preloaded; the others load when a page needs them. */
function isMainFont(file: string): boolean {
  return /inter-french.*\.woff2$/u.test(file);
}
