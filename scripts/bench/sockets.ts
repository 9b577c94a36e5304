import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { openDatabase } from '#server/boot/open-database.ts';
import { openPool } from '#server/db/open-pool.ts';
import { readEnv } from '#server/env.ts';
import { fillRoom, type Talker } from './fill-room.ts';

const SOCKETS = Number(process.env.SOCKETS ?? 5_000);
const PER_SECOND = 200;
const SECONDS = 20;
const bars = { p99: 100, kilobytes: 15 };

/** Opens many sockets on one server, lets drivers write to their clients, and tells how fast each message arrived. */
const folder = await mkdtemp(join(tmpdir(), 'vtc-bench-'));
const settings = {
  ...process.env,
  DATA_DIR: folder,
  PORT: '0',
  RATE_LIMIT_SCALE: '1000000',
  DATABASE_URL: '',
};
const { url, server } = await startServer();
const database = await openDatabase(readEnv(settings), () => {});
const { db, close } = openPool(database.url, () => {}, 4);

try {
  const { talkers, drivers } = await fillRoom(db, SOCKETS);
  await measure(talkers, drivers);
} finally {
  await close();
  server.kill('SIGTERM');
  await once(server, 'exit');
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function startServer(): Promise<{ url: string; server: ChildProcess }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/bare-server.ts'], {
    env: settings,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout) {
    const address = /ready (\S+)/u.exec(String(chunk))?.[1];
    if (address) return { url: address.replace('localhost', '127.0.0.1'), server: child };
  }
  throw new Error('the server did not start');
}

async function measure(talkers: Talker[], drivers: string[]): Promise<void> {
  await warmUp(drivers);
  const before = await restingMemory();
  const sent = new Map<string, number>();
  const delays: number[] = [];
  const sockets = await openAll(talkers, (messageId) => {
    const start = sent.get(messageId);
    if (start !== undefined) delays.push(performance.now() - start);
    else sent.set(messageId, -performance.now());
  });
  const perSocket = ((await restingMemory()) - before) / sockets.length / 1000;

  for (let tick = 0; tick < SECONDS * PER_SECOND; tick += 1) {
    const talker = talkers[(tick * 7919) % talkers.length];
    const driver = drivers[tick % drivers.length];
    if (talker && driver) void say(talker, driver, sent, delays);
    await wait(1000 / PER_SECOND);
  }
  await wait(1_000);
  for (const socket of sockets) socket.terminate();
  report(delays, perSocket);
}

/** The frame may arrive before the answer: whichever comes second knows how long it took. */
async function say(
  talker: Talker,
  driver: string,
  sent: Map<string, number>,
  delays: number[],
): Promise<void> {
  const start = performance.now();
  const answer = await post(driver, talker.rideId);
  const arrived = sent.get(answer);
  if (arrived === undefined) sent.set(answer, start);
  else delays.push(-arrived - start);
}

async function post(session: string, rideId: string): Promise<string> {
  const answer = await fetch(`${url}/api/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `session=${session}` },
    body: JSON.stringify({ rideId, content: 'Je suis devant l’entrée.' }),
  });
  const { id } = (await answer.json()) as { id: string };
  return id;
}

async function warmUp(drivers: string[]): Promise<void> {
  for (let count = 0; count < 200; count += 1)
    await fetch(`${url}/api/auth/me`, { headers: { cookie: `session=${drivers[0]}` } });
}

async function openAll(talkers: Talker[], heard: (messageId: string) => void): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (const { session } of talkers) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      headers: { cookie: `session=${session}` },
      perMessageDeflate: false,
    });
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as { messageId?: string };
      if (frame.messageId) heard(frame.messageId);
    });
    socket.on('error', () => {});
    sockets.push(socket);
    if (sockets.length % 50 === 0) await once(socket, 'open');
  }
  await wait(2_000);
  return sockets.filter(({ readyState }) => readyState === WebSocket.OPEN);
}

/** What the server holds once it had time to tidy up. */
async function restingMemory(): Promise<number> {
  await wait(3_000);
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1] ?? 0) * 1024;
}

function report(delays: number[], perSocket: number): void {
  const sorted = delays.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const p99 = at(0.99);
  console.log(`sockets open      ${SOCKETS}`);
  console.log(`messages          ${sorted.length} heard of ${SECONDS * PER_SECOND} sent`);
  console.log(`delivery p50      ${at(0.5).toFixed(1)} ms`);
  console.log(`delivery p99      ${p99.toFixed(1)} ms (bar ${bars.p99})`);
  console.log(`memory per socket ${perSocket.toFixed(1)} kB (bar ${bars.kilobytes})`);
  const isGood = p99 <= bars.p99 && perSocket <= bars.kilobytes && sorted.length === SECONDS * PER_SECOND;
  process.exitCode = isGood ? 0 : 1;
}
