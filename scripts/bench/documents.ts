import { setTimeout as wait } from 'node:timers/promises';
import { urlOf } from '#contract/call.ts';
import { downloadVoucher, issueVoucher } from '#contract/papers/vouchers.calls.ts';
import { listRides } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import type { Databases } from './databases.ts';
import { median, p99 } from './median.ts';
import { cookieOf, people } from './people.ts';
import { SECRET_KEY, startApplication } from './start-server.ts';
import type { Verdict } from './verdict.ts';

const PAPERS = 40;
const MOST_MS = 150;
const SECONDS = 10;
const PAUSE_MS = 5;
const headers = cookieOf(people.desk);

/** How long a voucher takes as a PDF, and what a stream of them does to everybody else. */
export async function measureDocuments(databases: Databases): Promise<Verdict[]> {
  const server = await startApplication({ DATABASE_URL: await databases.create(1_000), SECRET_KEY });
  try {
    const list = `${server.url}${urlOf(listRides, { query: { status: 'accepted', limit: '20' } })}`;
    const paper = await paperOf(server.url, list);
    const times = await timesOf(paper, PAPERS);
    const calm = await slowestOf(list);
    const isOver = new AbortController();
    const stream = writeUntil(paper, isOver.signal);
    const busy = await slowestOf(list);
    isOver.abort();
    const papers = await stream;
    return [
      {
        work: 'a voucher as a PDF, warm median',
        figure: `${median(times).toFixed(0)} ms`,
        bar: `≤ ${MOST_MS} ms`,
        isGood: median(times) <= MOST_MS,
      },
      {
        work: `other calls beside ${(papers / SECONDS).toFixed(0)} PDFs a second, p99`,
        figure: `${busy.toFixed(1)} ms`,
        bar: `≤ 2 × ${calm.toFixed(1)} ms`,
        isGood: busy <= 2 * calm,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** The address of one, after the first few that warm the thread up. */
async function paperOf(site: string, list: string): Promise<string> {
  const [ride] = (await (await asked(list)).json()) as RideView[];
  if (!ride) throw new Error('the driver has no accepted ride');
  await asked(`${site}${urlOf(issueVoucher, { id: ride.id })}`, { method: issueVoucher.method });
  const paper = `${site}${urlOf(downloadVoucher, { id: ride.id })}`;
  await timesOf(paper, 5);
  return paper;
}

async function timesOf(url: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let done = 0; done < count; done += 1) {
    const began = performance.now();
    await (await asked(url)).arrayBuffer();
    times.push(performance.now() - began);
  }
  return times;
}

async function slowestOf(url: string): Promise<number> {
  const [times, end] = [[] as number[], performance.now() + SECONDS * 1_000];
  while (performance.now() < end) {
    times.push(...(await timesOf(url, 1)));
    await wait(PAUSE_MS);
  }
  return p99(times);
}

async function writeUntil(paper: string, signal: AbortSignal): Promise<number> {
  let papers = 0;
  for (; !signal.aborted; papers += 1) await (await asked(paper)).arrayBuffer();
  return papers;
}

async function asked(url: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(url, { ...init, headers: { ...headers, origin: new URL(url).origin } });
  if (!answer.ok) throw new Error(`${answer.status} from ${url}`);
  return answer;
}
