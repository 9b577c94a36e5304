import { readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

type Link = { source: string; target: string };

/** The links to the libraries, which npm cannot ship: usually made by an install script that may have been refused. */
export async function linkLibraries(native: string): Promise<void> {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of links) {
    await linkBeside(basename(source), join(dirname(native), target.replace(/^native/, basename(native))));
  }
}

async function linkBeside(source: string, link: string): Promise<void> {
  try {
    await symlink(source, link);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
