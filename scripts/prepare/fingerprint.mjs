import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

/**
 * One short text that changes when any of these files does.
 * @param {readonly string[]} paths files and folders; the missing ones count as empty
 * @param {(path: string) => boolean} [matters]
 */
export function fingerprint(paths, matters = () => true) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesUnder).filter(matters)) {
    const content = readFileSync(path);
    hash.update(`${path}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
export function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const inside = `${path}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(inside) : [inside];
  });
}
