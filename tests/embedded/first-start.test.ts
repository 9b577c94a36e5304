import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { privateDirFor } from '#server/db/embedded/private-dir.ts';
import { openDataFolder } from './support/data-folder.ts';
import { keepRide, keptRide, postmasterPid, query, start } from './support/database.ts';
import { launchServer } from './support/server-process.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;

describe('the first start', () => {
  test('creates a UTF-8 database on the loopback, in UTC, that knows French capitals', async () => {
    const dataDir = await openDataFolder();

    const { url } = await start(dataDir);

    const facts =
      "select current_database(), current_setting('TimeZone'), current_setting('server_encoding')";
    expect(await query(url, facts)).toEqual([['vtc', 'UTC', 'UTF8']]);
    expect(await query(url, "select current_setting('listen_addresses'), lower('ÉÀ')")).toEqual([
      ['127.0.0.1', 'éà'],
    ]);
  });

  test('keeps the password and the cluster out of sight of other accounts', async () => {
    const dataDir = await openDataFolder();

    await start(dataDir);

    const folder = join(dataDir, 'postgres');
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, 'vtc.json'))).mode & 0o777).toBe(0o600);
    expect((await stat(dataDir)).uid).toBe(process.getuid?.());
  });

  test('refuses a wrong password', async () => {
    const dataDir = await openDataFolder();

    const { url } = await start(dataDir);

    await expect(query(url.replace(/:[^:@]+@/, ':autre@'), 'select 1')).rejects.toMatchObject({
      code: '28P01',
    });
  });

  test('is announced once', async () => {
    const dataDir = await openDataFolder();
    const lines: string[] = [];
    const announce = (line: string) => void lines.push(line);

    await (await start(dataDir, { announce })).stop();
    await start(dataDir, { announce });

    expect(lines).toEqual(['Première utilisation : création de la base de données…']);
  });

  test('of two servers at once gives both the same database', async () => {
    const dataDir = await openDataFolder();

    const [first, second] = await Promise.all([launchServer(dataDir).ready, launchServer(dataDir).ready]);

    expect(first).toBe(second);
    expect(await query(first, 'select 1')).toEqual([[1]]);
  });

  test('begins again when it was interrupted', async () => {
    const dataDir = await openDataFolder();
    const interrupted = launchServer(dataDir);
    await expect.poll(() => draftsIn(dataDir), { interval: 5 }).toHaveLength(1);
    await interrupted.end('SIGKILL');

    const { url } = await start(dataDir);

    expect(await query(url, 'select 1')).toEqual([[1]]);
    expect(await draftsIn(dataDir)).toEqual([]);
  });

  test('leaves a folder it does not know alone', async () => {
    const dataDir = await openDataFolder();
    await mkdir(join(dataDir, 'postgres'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'précieux.txt'), 'à garder');

    await expect(start(dataDir)).rejects.toThrow('contient autre chose que la base de données');

    expect(await readFile(join(dataDir, 'postgres', 'précieux.txt'), 'utf8')).toBe('à garder');
  });

  test.runIf(isRoot)(
    'as root uses a folder of its own when the data folder is closed to other accounts',
    async () => {
      const dataDir = await openDataFolder(0o700);
      const announce = vi.fn();

      const first = await start(dataDir, { announce });
      await keepRide(first.url);
      await first.stop();
      await chmod(join(dataDir, '..'), 0o755);
      const second = await start(dataDir);

      expect(announce).toHaveBeenCalledWith(expect.stringContaining(privateDirFor(dataDir)));
      expect(await keptRide(second.url)).toBe('Gare de Lyon');
      expect(await readdir(dataDir)).toEqual([]);
    },
  );

  test.runIf(isRoot)('as root says what to do when the folder of the database was closed later', async () => {
    const dataDir = await openDataFolder();
    await (await start(dataDir)).stop();
    await chmod(join(dataDir, '..'), 0o700);

    await expect(start(dataDir)).rejects.toThrow('chmod o+x');
  });
});

describe('a later start', () => {
  test('finds the data, the password and the port again', async () => {
    const dataDir = await openDataFolder();
    const first = await start(dataDir);
    await keepRide(first.url);
    await first.stop();

    const second = await start(dataDir);

    expect(second.url).toBe(first.url);
    expect(await keptRide(second.url)).toBe('Gare de Lyon');
  });

  test('moves to another port when the remembered one is taken', async () => {
    const dataDir = await openDataFolder();
    const first = await start(dataDir);
    await keepRide(first.url);
    await first.stop();
    await occupy(Number(new URL(first.url).port));

    const second = await start(dataDir);

    expect(second.url).not.toBe(first.url);
    expect(await keptRide(second.url)).toBe('Gare de Lyon');
    expect(await postmasterPid(dataDir)).toBeGreaterThan(0);
  });
});

async function draftsIn(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => []);
  return names.filter((name) => name.startsWith('postgres.new-'));
}

async function occupy(port: number): Promise<void> {
  const stranger = createServer();
  await new Promise<void>((resolve) => stranger.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void stranger.close());
}
