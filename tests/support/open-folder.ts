import { chmod, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Many times what a run needs, to leave memory to the rest of the machine. */
const ROOM_BYTES = 6 * 2 ** 30;
const A_DAY_MS = 24 * 60 * 60_000;

/** A new folder that every account may enter: as root, PostgreSQL runs under another account. */
export async function openFolder(prefix: string): Promise<string> {
  return await folderIn(await quickestFolder(), prefix);
}

/** For measurements: a real platform writes to a disk. */
export async function openDiskFolder(prefix: string): Promise<string> {
  return await folderIn(tmpdir(), prefix);
}

async function folderIn(parent: string, prefix: string): Promise<string> {
  const folder = await mkdtemp(join(parent, prefix));
  await chmod(folder, 0o755);
  return folder;
}

/** In memory where there is room: cloning a database there takes a quarter of the time. */
async function quickestFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir();
}

/** Folders left in memory by a killed run would stay until the machine reboots. */
export async function removeOldFolders(): Promise<void> {
  const names = await readdir(MEMORY).catch(() => []);
  for (const name of names.filter((one) => one.startsWith('vtc-'))) {
    const folder = join(MEMORY, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    // A folder of another account is left alone.
    if (Date.now() - mtimeMs > A_DAY_MS) await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}
