import { chmod, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '#server/environment/start-refused.ts';
import { isRoot } from './account.ts';
import { linkLibraries } from './link-libraries.ts';
import { platformPackage } from './platform-package.ts';
import { PRIVATE_ROOT } from './private-dir.ts';
import { type Account, runNow } from './run-as.ts';

export type Binaries = { postgres: string; initdb: string };

/** The installed binaries when the account can run them, else a copy that it can. */
export async function findBinaries(
  account: Account,
  home: string,
  announce: (line: string) => void,
): Promise<Binaries> {
  const { native, version } = platformPackage();
  if (refusalOf(native, account) === undefined) return binariesIn(native);

  await linkLibraries(native).catch(() => {});
  if (refusalOf(native, account) === undefined) return binariesIn(native);

  const copy = join(isRoot() ? PRIVATE_ROOT : home, `postgresql-${version}`);
  if (refusalOf(copy, account) !== undefined) await copyBinaries(native, copy, announce);
  const refusal = refusalOf(copy, account);
  if (refusal === undefined) return binariesIn(copy);
  throw new StartRefused(
    `PostgreSQL ne démarre pas sur cette machine (${refusal}) : relancez « npm install », ou indiquez un serveur PostgreSQL dans DATABASE_URL.`,
  );
}

function binariesIn(native: string): Binaries {
  return { postgres: join(native, 'bin', 'postgres'), initdb: join(native, 'bin', 'initdb') };
}

/** Only running them is a complete test: it needs every parent folder and every library. */
function refusalOf(native: string, account: Account): string | undefined {
  const { postgres, initdb } = binariesIn(native);
  const attempts = [
    runNow(postgres, ['--version'], account),
    runNow(initdb, ['--version'], account),
    runNow('test', ['-r', join(native, 'share', 'postgresql', 'postgres.bki')], account),
  ];
  return attempts.find(({ ok }) => !ok)?.output;
}

/** Built aside and renamed, so that two servers or a crash never leave half a copy. */
async function copyBinaries(native: string, copy: string, announce: (line: string) => void): Promise<void> {
  announce(`Copie de PostgreSQL dans ${copy}…`);
  await mkdir(join(copy, '..'), { recursive: true });
  const draft = await mkdtemp(`${copy}.new-`);
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  await linkLibraries(draft);
  runNow('chmod', ['-R', 'a+rX', draft]);
  await chmod(join(copy, '..'), 0o755);
  await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
}
