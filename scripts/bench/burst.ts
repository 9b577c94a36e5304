import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { urlOf } from '#contract/call.ts';
import type { ServerFrame } from '#contract/live.ts';
import { openSocket } from '#contract/platform/platform.calls.ts';
import { listChangedRides, listRides } from '#contract/rides/rides.calls.ts';
import { runOn } from '#tests/support/postgres.ts';
import type { Databases } from './databases.ts';
import { median, p99 } from './median.ts';
import { cookieOf, people } from './people.ts';
import { sendOnce } from './send-once.ts';
import { type Server, startApplication } from './start-server.ts';
import type { Verdict } from './verdict.ts';
import { limitWorks } from './works.ts';

const RIDES = 10_000;
const PAGES = Number(process.env.BURST_PAGES ?? 1_000);
const BOOKINGS = 5;
/** The frames are spread over two seconds; a page waits a moment for more of them before it asks. */
const BURST_MS = 4_000;
const PAGE_WAITS_MS = 150;
const bars = { bytes: 3_000, lastMs: 3_000, otherP99: 100 };

/** People of the crowd who drive from now on. */
const FIRST = 1_001;
const moreDrivers = `update users set role = 'driver'
  where id in (select md5('person ' || n)::uuid from generate_series(${FIRST}, ${FIRST + PAGES - 1}) n)`;

type Page = { askedAt: number; bytes: number };

/** A booking that a thousand open pages of drivers hear of, each of which then asks for it, and what clients feel meanwhile. */
export async function measureBurst(databases: Databases): Promise<Verdict[]> {
  const database = await databases.create(RIDES);
  await runOn(database, moreDrivers);
  const server = await startApplication({ DATABASE_URL: database });
  const answers: Page[] = [];
  const sockets = await openPages(server, (page) => answers.push(page));
  try {
    const quiet = await feltFor(server, BURST_MS);
    const felt: number[] = [];
    const lasts: number[] = [];
    for (const booking of (await limitWorks.book?.calls({ url: server.url, database }, BOOKINGS)) ?? []) {
      const before = answers.length;
      const began = performance.now();
      const { status } = await sendOnce(server.url, booking);
      if (status !== 200) throw new Error(`${status} to the booking`);
      felt.push(...(await feltFor(server, BURST_MS)));
      lasts.push(Math.max(...answers.slice(before).map(({ askedAt }) => askedAt)) - began);
    }
    return judge({ answers, lasts, quiet, felt });
  } finally {
    for (const socket of sockets) socket.terminate();
    await server.stop();
  }
}

/** One open page of each driver. */
async function openPages(server: Server, onAnswer: (page: Page) => void): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let count = 0; count < PAGES; count += 1) {
    const headers = cookieOf(FIRST + count);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${openSocket.path}`, { headers });
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as ServerFrame;
      if (frame.type === 'ride_changed') void readRide(server, headers, frame.rideId).then(onAnswer);
    });
    sockets.push(socket);
    if (sockets.length % 50 === 0) await once(socket, 'open');
  }
  await wait(1_000);
  return sockets;
}

async function readRide({ url }: Server, headers: { cookie: string }, ids: string): Promise<Page> {
  await wait(PAGE_WAITS_MS);
  const answer = await fetch(`${url}${urlOf(listChangedRides, { query: { ids } })}`, { headers });
  const bytes = Number(answer.headers.get('content-length'));
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.status} to an open page`);
  return { askedAt: performance.now(), bytes };
}

/** How long a client waits for their rides, asked for one after the other. */
async function feltFor({ url }: Server, milliseconds: number): Promise<number[]> {
  const waits: number[] = [];
  const ends = performance.now() + milliseconds;
  for (let index = 0; performance.now() < ends; index += 1) {
    const began = performance.now();
    const headers = cookieOf(people.readers[index % people.readers.length] ?? people.reader);
    const { status } = await sendOnce(url, { method: 'GET', path: listRides.path, headers });
    if (status !== 200) throw new Error(`${status} to a client`);
    waits.push(performance.now() - began);
    await wait(10);
  }
  return waits;
}

type Measured = { answers: Page[]; lasts: number[]; quiet: number[]; felt: number[] };

function judge({ answers, lasts, quiet, felt }: Measured): Verdict[] {
  const work = `a booking, ${PAGES} open pages of drivers`;
  const most = Math.max(...answers.map(({ bytes }) => bytes));
  const last = Math.max(...lasts);
  return [
    {
      work: `${work}: requests of each`,
      figure: `${(answers.length / PAGES / BOOKINGS).toFixed(3)}, ${most} bytes at most`,
      bar: `1, ≤ ${bars.bytes} bytes`,
      isGood: answers.length === PAGES * BOOKINGS && most <= bars.bytes,
    },
    {
      work: `${work}: the last one shows it`,
      figure: `after ${last.toFixed(0)} ms at most`,
      bar: `≤ ${bars.lastMs} ms`,
      isGood: last <= bars.lastMs,
    },
    {
      work: `${work}: clients meanwhile, p99`,
      figure: `${p99(felt).toFixed(1)} ms, median ${median(felt).toFixed(1)} (without: ${p99(quiet).toFixed(1)}, ${median(quiet).toFixed(1)})`,
      bar: `≤ ${bars.otherP99} ms`,
      isGood: p99(felt) <= bars.otherP99,
    },
  ];
}
