import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startOf } from '#server/db/embedded/process-facts.ts';
import { openDataFolder } from './support/data-folder.ts';
import { keepRide, keptRide, postmasterPid, query, start } from './support/database.ts';
import { launchServer } from './support/server-process.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe('after kill -9 of the server', () => {
  test('the next start adopts the PostgreSQL that went on running', async () => {
    const dataDir = await openDataFolder();
    const server = launchServer(dataDir);
    await keepRide(await server.ready);
    const orphan = await postmasterPid(dataDir);
    await server.end('SIGKILL');

    const { url } = await start(dataDir);

    expect(await postmasterPid(dataDir)).toBe(orphan);
    expect(await keptRide(url)).toBe('Gare de Lyon');
  });

  test('its presence is forgotten, so that the next server stops the cluster', async () => {
    const dataDir = await openDataFolder();
    const server = launchServer(dataDir);
    const url = await server.ready;
    await server.end('SIGKILL');
    await expect.poll(() => presences(url)).toBe(0);

    await (await start(dataDir)).stop();

    expect(await postmasterPid(dataDir)).toBeUndefined();
  });
});

describe('after kill -9 of PostgreSQL', () => {
  test('it comes back on the same address with what was committed', async () => {
    const dataDir = await openDataFolder();
    const { url } = await start(dataDir, { durable: true });
    await keepRide(url);
    const killed = await killPostmaster(dataDir);

    await expect.poll(() => keptRide(url).catch(() => 'away')).toBe('Gare de Lyon');

    expect(await postmasterPid(dataDir)).not.toBe(killed);
  });

  test('the next start waits for a statement of the dead one that is still running', async () => {
    const dataDir = await openDataFolder();
    const first = await start(dataDir, { watch: false });
    const backend = await keepBusy(first.url);
    await killPostmaster(dataDir);

    const second = await start(dataDir);

    expect(await query(second.url, 'select 1')).toEqual([[1]]);
    expect(startOf(backend)).toBeUndefined();
  });

  test('the server counts as present again', async () => {
    const dataDir = await openDataFolder();
    const first = await start(dataDir);
    const second = await start(dataDir);
    await killPostmaster(dataDir);
    await expect.poll(() => presences(first.url)).toBe(2);

    await first.stop();

    expect(await query(second.url, 'select 1')).toEqual([[1]]);
  });

  test('a server that does not watch leaves it dead and still stops', async () => {
    const dataDir = await openDataFolder();
    const { stop } = await start(dataDir, { watch: false });
    await killPostmaster(dataDir);

    await stop();

    expect(await postmasterPid(dataDir)).toBeUndefined();
  });

  test('a stop that comes first is not undone', async () => {
    const dataDir = await openDataFolder();
    const { url, stop } = await start(dataDir);
    await killPostmaster(dataDir);

    await stop();

    expect(await postmasterPid(dataDir)).toBeUndefined();
    await expect(query(url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('after a crash of the machine', () => {
  test('a pid file whose number went to a stranger is ignored', async () => {
    const dataDir = await openDataFolder();
    const first = await start(dataDir);
    await keepRide(first.url);
    await first.stop();
    const stranger = await strangerLike(join(dataDir, 'postgres'));
    const port = new URL(first.url).port;
    await writeFile(
      join(dataDir, 'postgres', 'postmaster.pid'),
      `${stranger}\n${join(dataDir, 'postgres')}\n1\n${port}\n\n127.0.0.1\n`,
    );

    const second = await start(dataDir);

    expect(await keptRide(second.url)).toBe('Gare de Lyon');
    expect(startOf(stranger)).toBeDefined();
  });

  test('a turn whose number went to a stranger is not waited for', async () => {
    const dataDir = await openDataFolder();
    await mkdir(join(dataDir, 'postgres.lock'), { recursive: true });
    await writeFile(join(dataDir, 'postgres.lock', `${process.pid}-1-0a0b0c0d`), '');

    const { url } = await start(dataDir);

    expect(await query(url, 'select 1')).toEqual([[1]]);
  });
});

async function killPostmaster(dataDir: string): Promise<number> {
  const pid = await postmasterPid(dataDir);
  if (pid === undefined) throw new Error('PostgreSQL is not running');
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => startOf(pid), { interval: 5 }).toBeUndefined();
  return pid;
}

async function presences(url: string): Promise<number> {
  const held = "select count(*)::int from pg_locks where locktype = 'advisory' and granted";
  const rows = await query(url, held).catch(() => []);
  return Number(rows[0]?.[0] ?? -1);
}

/** A statement that does not notice the end of its postmaster. */
async function keepBusy(url: string): Promise<number> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  client.query('select count(*) from generate_series(1, 20000000)').catch(() => {});
  onTestFinished(() => client.end().catch(() => {}));
  return rows[0]?.pid ?? 0;
}

/** Of the same account as PostgreSQL, which only believes in processes it may signal. */
async function strangerLike(folder: string): Promise<number> {
  const { uid, gid } = await stat(folder);
  const child = spawn('sleep', ['60'], {
    stdio: 'ignore',
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
  });
  onTestFinished(() => void child.kill());
  await once(child, 'spawn');
  return child.pid ?? 0;
}
