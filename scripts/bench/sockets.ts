import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import { sendRideMessage } from '#contract/people/chat.calls.ts';
import { openSocket } from '#contract/platform/platform.calls.ts';
import { openPool } from '#server/db/open-pool.ts';
import type { Databases } from './databases.ts';
import { type ChatUser, fillRoom } from './fill-room.ts';
import { median, p99 } from './median.ts';
import { residentMemory } from './resident-memory.ts';
import { type Server, startApplication } from './start-server.ts';
import type { Verdict } from './verdict.ts';

const RIDES = 1_000;
const SOCKETS = Number(process.env.SOCKETS ?? 5_000);
const PER_SECOND = 200;
const SECONDS = 20;
const bars = { p99: 100, kilobytes: 10 };

/** Opens many sockets on one server, lets drivers write to their clients, and measures the delivery time. */
export async function measureSockets(databases: Databases): Promise<Verdict[]> {
  const database = await databases.create(RIDES);
  const server = await startApplication({ DATABASE_URL: database });
  const { db, close } = openPool(database, () => {}, 4);
  try {
    const { chatUsers, drivers } = await fillRoom(db, SOCKETS);
    return await measure(server, chatUsers, drivers);
  } finally {
    await close();
    await server.stop();
  }
}

async function measure(server: Server, chatUsers: ChatUser[], drivers: string[]): Promise<Verdict[]> {
  await warmUp(server, drivers);
  const before = await restingMemory(server);
  const sent = new Map<string, number>();
  const delays: number[] = [];
  const sockets = await openAll(server, chatUsers, (messageId) => {
    const start = sent.get(messageId);
    if (start !== undefined) delays.push(performance.now() - start);
    else sent.set(messageId, -performance.now());
  });
  const perSocket = ((await restingMemory(server)) - before) / sockets.length / 1000;

  for (let tick = 0; tick < SECONDS * PER_SECOND; tick += 1) {
    const chatUser = chatUsers[(tick * 7919) % chatUsers.length];
    const driver = drivers[tick % drivers.length];
    if (chatUser && driver) void say(server, { chatUser, driver, sent, delays });
    await wait(1000 / PER_SECOND);
  }
  await wait(1_000);
  for (const socket of sockets) socket.terminate();
  return judge(delays, perSocket);
}

type Saying = { chatUser: ChatUser; driver: string; sent: Map<string, number>; delays: number[] };

/** The frame may arrive before the response: the second of the two measures the time. */
async function say(server: Server, { chatUser, driver, sent, delays }: Saying): Promise<void> {
  const start = performance.now();
  const answer = await post(server, driver, chatUser.rideId);
  const arrived = sent.get(answer);
  if (arrived === undefined) sent.set(answer, start);
  else delays.push(-arrived - start);
}

async function post({ url }: Server, session: string, rideId: string): Promise<string> {
  const answer = await fetch(`${url}${sendRideMessage.path}`, {
    method: sendRideMessage.method,
    headers: { 'content-type': 'application/json', cookie: `session=${session}` },
    body: JSON.stringify({ rideId, content: 'Je suis devant l’entrée.' }),
  });
  const { id } = (await answer.json()) as { id: string };
  return id;
}

async function warmUp({ url }: Server, drivers: string[]): Promise<void> {
  for (let count = 0; count < 200; count += 1)
    await fetch(`${url}${getCurrentUser.path}`, { headers: { cookie: `session=${drivers[0]}` } });
}

async function openAll(
  { url }: Server,
  chatUsers: ChatUser[],
  received: (messageId: string) => void,
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (const { session } of chatUsers) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${openSocket.path}`, {
      headers: { cookie: `session=${session}` },
      perMessageDeflate: false,
    });
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as { messageId?: string };
      if (frame.messageId) received(frame.messageId);
    });
    socket.on('error', () => {});
    sockets.push(socket);
    if (sockets.length % 50 === 0) await once(socket, 'open');
  }
  await wait(2_000);
  return sockets.filter(({ readyState }) => readyState === WebSocket.OPEN);
}

/** The memory of the server, with time for a garbage collection. */
async function restingMemory({ pid }: Server): Promise<number> {
  await wait(3_000);
  return residentMemory(pid) * 1024 * 1024;
}

function judge(delays: number[], perSocket: number): Verdict[] {
  const messages = SECONDS * PER_SECOND;
  const work = `${SOCKETS} sockets`;
  return [
    {
      work: `${work}, messages received`,
      figure: `${delays.length} of ${messages}`,
      bar: 'all',
      isGood: delays.length === messages,
    },
    {
      work: `${work}, delivery p99 at ${PER_SECOND} messages/s`,
      figure: `${p99(delays).toFixed(1)} ms (median ${median(delays).toFixed(1)})`,
      bar: `≤ ${bars.p99} ms`,
      isGood: p99(delays) <= bars.p99,
    },
    {
      work: `${work}, memory of each`,
      figure: `${perSocket.toFixed(1)} kB`,
      bar: `≤ ${bars.kilobytes} kB`,
      isGood: perSocket <= bars.kilobytes,
    },
  ];
}
