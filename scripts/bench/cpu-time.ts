import { readFileSync } from 'node:fs';
import pg from 'pg';

const TICKS_A_SECOND = 100;

/** Seconds of processor that a server and its PostgreSQL took so far; NaN where the system does not say. */
export type CpuClock = (serverPid: number) => number;

/** PostgreSQL's processes are the children of its postmaster; those that ended are counted by it. */
export async function cpuClock(database: string): Promise<CpuClock> {
  const postmaster = await postmasterOf(database).catch(() => Number.NaN);
  return (server) => {
    try {
      const backends = childrenOf(postmaster).map((pid) => ticksOf(pid).own);
      const { own, ended } = ticksOf(postmaster);
      const ticks = ticksOf(server).own + own + ended + backends.reduce((sum, ticks) => sum + ticks, 0);
      return ticks / TICKS_A_SECOND;
    } catch {
      return Number.NaN;
    }
  };
}

async function postmasterOf(database: string): Promise<number> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return Number(fieldsOf(rows[0]?.pid ?? 0)[1]);
  } finally {
    await client.end();
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
}

function ticksOf(pid: number): { own: number; ended: number } {
  const fields = fieldsOf(pid).map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
  return { own: user + system, ended: endedUser + endedSystem };
}

/** What follows the name, which may hold spaces: the state, the parent, … */
function fieldsOf(pid: number): string[] {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}
