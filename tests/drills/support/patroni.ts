import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from '#server/db/embedded/free-port.ts';
import { type Daemon, startDaemon } from './daemon.ts';

/** One PostgreSQL with the Patroni that looks after it. */
export type Node = { name: string; port: number; restPort: number; data: string };
export type Member = { name: string; role: string; state: string };

const PASSWORD = 'only for the drill';

/** Three PostgreSQL, one of them the leader, one of the others always as far as it is. */
export async function openCluster(folder: string, postgresBin: string) {
  const postgres = accountOf('postgres');
  const etcd = await startEtcd(folder);
  const nodes: Node[] = [];
  for (const name of ['pg1', 'pg2', 'pg3']) {
    const data = join(folder, name);
    mkdirSync(data);
    chownSync(data, postgres.uid, postgres.gid);
    nodes.push({ name, data, port: await freePort(), restPort: await freePort() });
  }
  const daemons = new Map<string, Daemon>();
  const start = (node: Node) => {
    const file = join(folder, `${node.name}.yml`);
    writeFileSync(file, configurationOf(node, etcd, postgresBin), { mode: 0o644 });
    const log = join(folder, `${node.name}.log`);
    daemons.set(node.name, startDaemon('patroni', [file], { log, ...postgres }));
  };
  // They are only stopped: a PostgreSQL whose Patroni was killed would otherwise stay.
  onTestFinished(() => {
    for (const node of nodes) signalPostgres(node, 'SIGKILL');
  });

  async function members(): Promise<Member[]> {
    for (const { restPort } of nodes) {
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      }).catch(() => undefined);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }

  async function nodeIn(role: string): Promise<Node> {
    const found = (await members()).find((member) => member.role === role && member.state !== 'stopped');
    const node = nodes.find(({ name }) => name === found?.name);
    if (!node) throw new Error(`nobody is ${role}`);
    return node;
  }

  /** Until all three run again, and one of them follows at every step. */
  async function isWhole(): Promise<void> {
    for (;;) {
      const roles = (await members())
        .filter(({ state }) => state === 'running' || state === 'streaming')
        .map(({ role }) => role);
      if (roles.length === nodes.length && roles.includes('leader') && roles.includes('sync_standby')) return;
      await wait(500);
    }
  }

  for (const node of nodes) start(node);
  await isWhole();
  return {
    nodes,
    start,
    nodeIn,
    isWhole,
    patroniOf: ({ name }: Node) => daemons.get(name),
    url: (port: number, database: string) =>
      `postgres://postgres:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}`,
    password: PASSWORD,
  };
}

export type Cluster = Awaited<ReturnType<typeof openCluster>>;

/** To the postmaster, or with all its processes. */
export function signalPostgres({ data }: Node, signal: NodeJS.Signals): void {
  const pid = postmasterOf(data);
  if (pid === undefined) return;
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  for (const each of [pid, ...children.split(/\s+/u).filter(Boolean).map(Number)]) {
    try {
      process.kill(each, signal);
    } catch {
      // It ended by itself.
    }
  }
}

export function postmasterOf(data: string): number | undefined {
  try {
    return Number(readFileSync(join(data, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

export function accountOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** One: the drill is about PostgreSQL. For real there are three. */
async function startEtcd(folder: string): Promise<string> {
  const [client, peer] = [await freePort(), await freePort()].map((port) => `http://127.0.0.1:${port}`);
  const flags = {
    '--data-dir': join(folder, 'etcd'),
    '--listen-client-urls': client,
    '--advertise-client-urls': client,
    '--listen-peer-urls': peer,
    '--initial-advertise-peer-urls': peer,
    '--initial-cluster': `default=${peer}`,
  };
  startDaemon('etcd', Object.entries(flags).flat() as string[], { log: join(folder, 'etcd.log') });
  return new URL(String(client)).host;
}

function configurationOf({ name, port, restPort, data }: Node, etcd: string, postgresBin: string): string {
  return JSON.stringify({
    scope: 'vtc',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { host: etcd },
    bootstrap: {
      dcs: {
        ...{ ttl: 20, loop_wait: 2, retry_timeout: 3, synchronous_mode: true },
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 200, random_page_cost: 1, shared_buffers: '64MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
    },
    postgresql: {
      ...{ listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}` },
      ...{ data_dir: join(data, 'data'), bin_dir: postgresBin, pgpass: join(data, 'pgpass') },
      pg_hba: ['host all all 127.0.0.1/32 md5', 'host replication all 127.0.0.1/32 md5'],
      authentication: {
        superuser: { username: 'postgres', password: PASSWORD },
        replication: { username: 'follower', password: PASSWORD },
      },
      parameters: { unix_socket_directories: data },
    },
  });
}
