import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Erasures, together } from '#server/features/personal-data/index.ts';
import { headOf } from './backup-parts.ts';
import { SEALED } from './seal.ts';

const DAY_MS = 24 * 3_600_000;
const named = /^vtc-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.vtcbackup\.gz(?:\.sealed)?$/u;

/** The name a backup gets in a folder, after its moment. */
export function backupName(now: Date, isSealed: boolean): string {
  return `vtc-${now.toISOString().replace(/[-:]|\.\d+/gu, '')}.vtcbackup.gz${isSealed ? SEALED : ''}`;
}

/** The latest backup in the folder that has a name of ours. */
export async function newestBackup(folder: string): Promise<{ file: string; madeAt: Date } | undefined> {
  const made = (await readdir(folder)).flatMap((name) => {
    const madeAt = momentOf(name);
    return madeAt ? [{ file: join(folder, name), madeAt }] : [];
  });
  return made.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())[0];
}

/** Removes the backups that have a name of ours and are older than `days`; returns how many. Zero days keep all. */
export async function removeOldBackups(folder: string, days: number, now: Date): Promise<number> {
  if (days === 0) return 0;
  const old = (await readdir(folder)).filter((name) => madeBefore(name, now.getTime() - days * DAY_MS));
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
}

const PART = /^vtc-.*\.[\da-f]{8}\.part$/u;
/** Whoever still writes has written something within it. */
const PART_IS_CUT_AFTER_MS = 3_600_000;

/** Removes what backups that were cut short had written. */
export async function removeCutBackups(folder: string, now: Date): Promise<void> {
  for (const name of (await readdir(folder)).filter((entry) => PART.test(entry))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs > PART_IS_CUT_AFTER_MS) await rm(join(folder, name), { force: true });
  }
}

/** The erased accounts that the backups in the folder list; an unreadable file is skipped. */
export async function erasuresOfBackups(folder: string, key?: string): Promise<Erasures> {
  const names = (await readdir(folder).catch(() => [])).filter((name) =>
    /\.vtcbackup\.gz(?:\.sealed)?$/u.test(name),
  );
  const heads = await Promise.all(
    names.map((name) => headOf(join(folder, name), key).catch(() => undefined)),
  );
  return together(...heads.map((head) => head?.erasures ?? []));
}

function madeBefore(name: string, limit: number): boolean {
  const madeAt = momentOf(name);
  return madeAt !== undefined && madeAt.getTime() < limit;
}

function momentOf(name: string): Date | undefined {
  const [year, month, day, hour, minute, second] = (named.exec(name) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined) return undefined;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}
