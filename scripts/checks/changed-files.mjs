import { execFileSync } from 'node:child_process';
import { Failure } from '../prepare/failure.mjs';

const branches = ['@{upstream}', 'main', 'origin/main'];

/**
 * The files that differ from a commit: changed in commits since, not committed yet, or new.
 * @param {string} [base] the last commit shared with the upstream or with main
 * @returns {string[]}
 */
export function changedFiles(base = lastShared()) {
  const changed = git('diff', '--name-only', '--no-renames', base);
  if (!changed) throw new Failure(`« ${base} » n’est pas un commit de ce dépôt.`, '');
  return [...new Set([...changed, ...(git('ls-files', '--others', '--exclude-standard') ?? [])])];
}

function lastShared() {
  for (const branch of branches) {
    const [commit] = git('merge-base', branch, 'HEAD') ?? [];
    if (commit) return commit;
  }
  return 'HEAD';
}

/**
 * @param {string[]} args
 * @returns {string[] | undefined} its lines, undefined when it refused
 */
function git(...args) {
  try {
    const output = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return output.split('\n').filter(Boolean);
  } catch {
    return undefined;
  }
}
