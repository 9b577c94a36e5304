import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const KEPT = 'node_modules/.cache/vtc/versions';

const NO_HISTORY =
  'L’histoire du projet (git) n’est pas ici : sans elle, la version précédente ne peut pas être reconstruite.';
const NO_TAG =
  'Aucune version n’est encore étiquetée. « npm version minor » fait la première ; jusque-là, nommez un commit : npm run upgrade-drill -- <commit>.';

export type Released = { folder: string; name: string } | { missing: string };

/** The last tag, or the given commit, built in a folder of its own, which is kept for the next time. */
export async function releasedVersion(wanted: string | undefined): Promise<Released> {
  const hasHistory = await git('rev-parse', '--git-dir');
  if (hasHistory === undefined) return { missing: NO_HISTORY };
  const name = wanted ?? (await git('describe', '--tags', '--abbrev=0'));
  if (name === undefined) return { missing: NO_TAG };
  const commit = await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  if (commit === undefined) return { missing: `« ${name} » n’est ni une étiquette ni un commit d’ici.` };
  return { folder: await built(commit), name };
}

async function git(...args: string[]): Promise<string | undefined> {
  return await run('git', args).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}

/** In a worktree, so that it is built by its own scripts with its own packages. */
async function built(commit: string): Promise<string> {
  const folder = resolve(KEPT, commit);
  if (existsSync(`${folder}/dist/server/main.js`)) return folder;
  console.log(`… construction de ${commit.slice(0, 7)} (quelques minutes la première fois)`);
  await mkdir(KEPT, { recursive: true });
  await rm(folder, { recursive: true, force: true });
  await run('git', ['worktree', 'prune']);
  await run('git', ['worktree', 'add', '--detach', folder, commit]);
  await run(process.execPath, ['scripts/build.mjs'], { cwd: folder, maxBuffer: 2 ** 26 });
  return folder;
}
