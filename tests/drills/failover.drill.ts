import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { READY_PATH } from '#contract/platform/platform.calls.ts';
import { freePort } from '#server/db/embedded/free-port.ts';
import { inSeconds, reportFigure } from '#tests/faults/support/figure.ts';
import { problemsIn } from '#tests/faults/support/history.ts';
import { openPeople } from '#tests/faults/support/people.ts';
import { startWriters } from '#tests/faults/support/writers.ts';
import { openDiskFolder } from '#tests/support/open-folder.ts';
import { runOn } from '#tests/support/postgres.ts';
import { startBuilt } from './support/built-server.ts';
import { openHaproxy } from './support/haproxy.ts';
import { openScreen } from './support/open-screen.ts';
import { type Cluster, openCluster, postmasterOf, signalPostgres } from './support/patroni.ts';
import { openPgbouncer } from './support/pgbouncer.ts';
import { measured, type Phase } from './support/phase-meter.ts';
import { tableOf } from './support/table.ts';

const WRITES = 100;
/** Within which every open page has heard everything. */
const HEARD_AFTER_MS = 16_000;
const patiently = { timeout: 60_000, interval: 200 };

type Loss = { title: string; isThroughPgbouncer?: boolean; cause(cluster: Cluster): Promise<() => void> };

const nothingToMend = () => {};

const losses: Loss[] = [
  {
    title: "kill -9 of the leader's postmaster",
    async cause({ nodeIn }) {
      const pid = postmasterOf((await nodeIn('leader')).data);
      if (pid) process.kill(pid, 'SIGKILL');
      return nothingToMend;
    },
  },
  {
    title: 'the leader lost with its Patroni',
    async cause({ nodeIn, patroniOf, start }) {
      const leader = await nodeIn('leader');
      void patroniOf(leader)?.stop('SIGKILL');
      signalPostgres(leader, 'SIGKILL');
      return () => start(leader);
    },
  },
  { title: 'switchover', cause: switchOver },
  { title: 'switchover, through pgbouncer', isThroughPgbouncer: true, cause: switchOver },
  {
    title: 'the synchronous standby frozen',
    async cause({ nodeIn, patroniOf }) {
      const standby = await nodeIn('sync_standby');
      const patroni = patroniOf(standby)?.pid ?? 0;
      process.kill(patroni, 'SIGSTOP');
      signalPostgres(standby, 'SIGSTOP');
      return () => {
        signalPostgres(standby, 'SIGCONT');
        process.kill(patroni, 'SIGCONT');
      };
    },
  },
];

/** All of them, or those whose title has this word. */
const chosen = losses.filter(({ title }) => title.includes(process.env.DRILL_ONLY ?? ''));

async function switchOver({ nodeIn }: Cluster): Promise<() => void> {
  const [leader, candidate] = [await nodeIn('leader'), await nodeIn('sync_standby')];
  const body = JSON.stringify({ leader: leader.name, candidate: candidate.name });
  await fetch(`http://127.0.0.1:${leader.restPort}/switchover`, { method: 'POST', body });
  return nothingToMend;
}

test('whatever happens to the leader, nothing acknowledged is lost, nothing doubled, and open pages miss no ride', async (context) => {
  const folder = await openDiskFolder('vtc-failover-');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const cluster = await openCluster(folder, process.env.DRILL_POSTGRES ?? '');
  const ports = [await freePort(), await freePort()];
  const proxy = await openHaproxy(folder, cluster.nodes, ports);
  const bouncer = await openPgbouncer(folder, proxy.leader, cluster.password);

  async function newDatabase(name: string): Promise<boolean> {
    const created = runOn(cluster.url(proxy.leader, 'postgres'), `create database ${name}`);
    return await created.then(
      () => true,
      () => false,
    );
  }

  const rows = [];
  const problems: string[] = [];
  for (const [index, { title, isThroughPgbouncer, cause }] of chosen.entries()) {
    await cluster.isWhole();
    const name = `vtc_${index}`;
    await expect.poll(() => newDatabase(name), patiently).toBe(true);
    const databaseUrl = cluster.url(isThroughPgbouncer ? bouncer : proxy.leader, name);
    const servers = [];
    for (const port of ports)
      servers.push(
        await startBuilt('.', port, {
          DATABASE_URL: databaseUrl,
          DATABASE_READ_URL: cluster.url(proxy.read, name),
          DATA_DIR: folder,
        }),
      );
    await expect
      .poll(async () => (await fetch(`http://${proxy.host}${READY_PATH}`)).status, patiently)
      .toBe(200);

    const reachable = { databaseUrl: async () => cluster.url(proxy.leader, name) };
    const people = await openPeople(reachable, proxy.host);
    const screens = people.clients.map((client) => openScreen(proxy.host, client));
    const writing = startWriters(people, proxy.host, { arePatient: true });
    await writing.acknowledged(WRITES);
    let mend = nothingToMend;
    const phase = await measured(people.writeLog, async () => {
      mend = await cause(cluster);
      await writing.acknowledged(WRITES);
      // The loss may be noticed only after that many.
      await wait(2_000);
      await writing.acknowledged(WRITES);
    });
    mend();
    await writing.stop();
    await wait(HEARD_AFTER_MS);

    const found = await problemsIn(reachable, people.writeLog);
    const missing = missingOn(screens, people.writeLog.bookings);
    rows.push(rowOf(title, phase, people.writeLog.acknowledged(), found, missing.length));
    problems.push(...found, ...missing.map((id) => `${title}: ride ${id} is missing on an open page`));
    reportFigure(context, tableOf(columns, rows));
    for (const server of servers) await server.stop();
  }
  expect(problems).toEqual([]);
});

const columns = [
  'What happens',
  'Acknowledged',
  'Lost',
  'Doubled',
  'Refused',
  'Longest pause',
  'Rides missing on open pages',
];

function rowOf(
  title: string,
  { refused, pauseMs }: Phase,
  acknowledged: number,
  problems: string[],
  missing: number,
) {
  const doubled = problems.filter((problem) => problem.includes('was carried out')).length;
  return [title, acknowledged, problems.length - doubled, doubled, refused, inSeconds(pauseMs), missing];
}

type Bookings = Map<string, { by: { id: string }; answers: Set<string> }>;

/** Rides that were acknowledged to the person whose page is open, and that it does not know. */
function missingOn(screens: ReturnType<typeof openScreen>[], bookings: Bookings): string[] {
  return screens.flatMap(({ person, seen }) =>
    [...bookings.values()]
      .filter(({ by }) => by.id === person.id)
      .flatMap(({ answers }) => [...answers])
      .filter((id) => !seen.has(id)),
  );
}
