import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefused } from '#server/environment/start-refused.ts';
import { startOf } from './process-facts.ts';

const LONGEST_WAIT_MS = 180_000;

/** One process at a time does the work; a process that died no longer counts. */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const ticket = await takeTurn(folder);
  try {
    return await work();
  } finally {
    await rm(ticket, { force: true });
  }
}

async function takeTurn(folder: string): Promise<string> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < deadline) {
    const ticket = await tryTurn(folder);
    if (ticket) return ticket;
    await sleep(10 + Math.random() * 50);
  }
  throw new StartRefused(
    'Un autre serveur prépare la base de données depuis trop longtemps : arrêtez-le puis réessayez.',
  );
}

/**
 * Each contender lays down a ticket of its own and withdraws it when it sees another: of two, at least the later
 * one sees the other, and a dead owner's ticket can be removed without ever removing a living one's.
 */
async function tryTurn(folder: string): Promise<string | undefined> {
  if ((await livingTickets(folder)).length > 0) return undefined;

  const name = `${process.pid}-${startOf(process.pid)}-${randomBytes(4).toString('hex')}`;
  const ticket = join(folder, name);
  await writeFile(ticket, '', { flag: 'wx' });
  const tickets = await livingTickets(folder);
  if (tickets.every((other) => other === name)) return ticket;

  await rm(ticket, { force: true });
  return undefined;
}

async function livingTickets(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const tickets = await readdir(folder);
  const dead = tickets.filter((ticket) => !isOwnerAlive(ticket));
  for (const ticket of dead) await rm(join(folder, ticket), { force: true });
  return tickets.filter((ticket) => !dead.includes(ticket));
}

function isOwnerAlive(ticket: string): boolean {
  const [pid, start] = ticket.split('-');
  return startOf(Number(pid)) === start;
}
