import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Many times what a run needs: what it leaves over is the machine's. */
const ROOM_BYTES = 6 * 2 ** 30;

/** A new folder that every account may enter: as root PostgreSQL runs under another one. */
export async function openFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(await quickestFolder(), prefix));
  await chmod(folder, 0o755);
  return folder;
}

/** In memory where there is room: a database is cloned there in a quarter of the time. */
async function quickestFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir();
}
