import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout, whether we run from the sources or from the bundle. */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

export const migrationsFolder = join(projectRoot, 'migrations');

/** Public data about communes, airports and stations. */
export const geographyFolder = join(projectRoot, 'geography');

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package.json not found above the server');
  return findRoot(parent);
}
