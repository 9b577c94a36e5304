import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { stopPostmaster } from '#server/db/embedded/postmaster.ts';
import { privateDirFor } from '#server/db/embedded/private-dir.ts';

/** An empty folder that every account may enter, deleted with its cluster after the test. */
export async function openDataFolder(mode = 0o755): Promise<string> {
  const parent = await realpath(await mkdtemp(join(tmpdir(), 'vtc-embedded-')));
  const dataDir = join(parent, 'data');
  await chmod(parent, mode);
  onTestFinished(async () => {
    for (const home of [dataDir, privateDirFor(dataDir)]) {
      await stopPostmaster(join(home, 'postgres'));
      await rm(home, { recursive: true, force: true });
    }
    await rm(parent, { recursive: true, force: true });
  });
  return dataDir;
}
