import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { READY_PATH } from '#contract/platform/platform.calls.ts';
import { freePort } from '#server/db/embedded/free-port.ts';
import { inSeconds, reportFigure } from '#tests/faults/support/figure.ts';
import { problemsIn } from '#tests/faults/support/history.ts';
import { openPeople } from '#tests/faults/support/people.ts';
import { startWriters } from '#tests/faults/support/writers.ts';
import { openBalancer } from '#tests/support/balancer.ts';
import { hasNginx, type Nginx, openNginx } from '#tests/support/nginx.ts';
import { openDiskFolder } from '#tests/support/open-folder.ts';
import { databaseNamed, runOn } from '#tests/support/postgres.ts';
import { type BuiltServer, startBuilt } from './support/built-server.ts';
import { measured, type Phase } from './support/phase-meter.ts';
import { tableOf } from './support/table.ts';

const old = { folder: process.env.DRILL_OLD ?? '', name: process.env.DRILL_OLD_NAME ?? '' };
const WRITES = 150;

async function emptyDatabase(): Promise<string> {
  const name = `vtc_drill_${randomBytes(4).toString('hex')}`;
  await runOn(inject('databaseUrl'), `create database ${name}`);
  onTestFinished(() => runOn(inject('databaseUrl'), `drop database ${name} with (force)`));
  return databaseNamed(inject('databaseUrl'), name);
}

test('a new version takes the place of the last release, instance by instance, and no request is refused', async (context) => {
  const databaseUrl = await emptyDatabase();
  const dataDir = await openDiskFolder('vtc-drill-');
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const [portA, portB] = [await freePort(), await freePort()];
  const start = (folder: string, port: number) =>
    startBuilt(folder, port, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  let a = await start(old.folder, portA);
  let b = await start(old.folder, portB);
  const { host, without } = await balancerOf(`127.0.0.1:${portA}`, `127.0.0.1:${portB}`);
  const reachable = { databaseUrl: async () => databaseUrl };
  const people = await openPeople(reachable, host);
  const writing = startWriters(people, host, { arePatient: true });
  const rows: [string, Phase][] = [];

  async function phase(title: string, work?: () => Promise<void>): Promise<void> {
    const counted = await measured(people.writeLog, async () => {
      await work?.();
      await writing.acknowledged(WRITES);
    });
    rows.push([title, counted]);
  }

  /** Takes one instance out, stops it and starts a version in its place, as the runbook does. */
  async function replaced(instance: BuiltServer, folder: string, port: number): Promise<BuiltServer> {
    return await without(port === portA ? 'first' : 'second', async () => {
      await instance.stop();
      const next = await start(folder, port);
      await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}${READY_PATH}`)).status).toBe(200);
      return next;
    });
  }

  let restarted = 'yes';
  await phase(`${old.name} twice`);
  await phase('the new version joins and migrates', async () => {
    a = await replaced(a, '.', portA);
  });
  await phase('both versions serve');
  await phase('the old version is restarted beside the new database', async () => {
    b = await replaced(b, old.folder, portB).catch((error: Error) => {
      restarted = `no, ${error.message.split('✗').at(-1)?.trim().split('\n').slice(0, 2).join(' ')}`;
      return { stop: async () => {} };
    });
  });
  await phase('the new version takes its place', async () => {
    b = await replaced(b, '.', portB);
  });
  await phase('the new version twice');
  await writing.stop();
  await Promise.all([a.stop(), b.stop()]);

  const columns = ['Phase', 'Writes acknowledged', 'Refused', 'Longest pause'];
  const lines = rows.map(([title, { acknowledged, refused, pauseMs }]) => [
    ...[title, acknowledged, refused],
    inSeconds(pauseMs),
  ]);
  reportFigure(
    context,
    `${tableOf(columns, lines)}\n\nThe old version restarts beside the new database: ${restarted}`,
  );
  expect(people.writeLog.troubles).toEqual([]);
  expect(await problemsIn(reachable, people.writeLog)).toEqual([]);
  expect(restarted).toBe('yes');
});

async function balancerOf(one: string, other: string): Promise<Omit<Nginx, 'accessLog'>> {
  if (hasNginx) return await openNginx([one, other]);
  const { host } = await openBalancer([`http://${one}`, `http://${other}`]);
  return { host, without: async (_instance, work) => await work() };
}
