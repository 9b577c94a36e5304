import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../median.ts';
import { sendOnce } from '../send-once.ts';
import type { Server } from '../start-server.ts';
import { limitWorks } from '../works.ts';

const EVERY_MS = 40;

export type WriteTime = { median: number; refused: number };
export type WriteTimes = { book: WriteTime; accept: WriteTime };

/** The median time of a booking and of an acceptance, sent one after the other without haste. */
export async function writeTimes(server: Server, database: string, count: number): Promise<WriteTimes> {
  return {
    book: await timeOf('book', server, database, count),
    accept: await timeOf('accept', server, database, count),
  };
}

async function timeOf(work: string, { url }: Server, database: string, count: number): Promise<WriteTime> {
  const times: number[] = [];
  let refused = 0;
  for (const call of (await limitWorks[work]?.calls({ url, database }, count)) ?? []) {
    const start = performance.now();
    const { status } = await sendOnce(url, call);
    if (status === 200) times.push(performance.now() - start);
    else refused += 1;
    await wait(EVERY_MS);
  }
  return { median: median(times), refused };
}
