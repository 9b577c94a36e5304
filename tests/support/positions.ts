import { once } from 'node:events';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { urlOf } from '#contract/call.ts';
import { openPosition } from '#contract/platform/platform.calls.ts';
import type { DriverFrame, PositionFrame } from '#contract/rides/positions.ts';
import { buildApp } from '#server/app.ts';
import { openChangeFeed } from '#server/db/feed/change-feed.ts';
import type { Person } from './people.ts';
import { listening } from './sockets.ts';
import type { World } from './world.ts';

/** A point that occurs nowhere else in the data. */
export const canary = { lat: 48.81234, lng: 2.41357, heading: 271 };
/** Its coordinates in every notation, to check that no store contains them. */
export const traces = ['48.81234', '2.41357', '4881234', '241357'];

/** Another instance on the same database, with its own memory and its own change feed. */
export async function secondInstance(world: World): Promise<string> {
  const changes = openChangeFeed(world.databaseUrl);
  const log = pino({ level: 'info' }, { write: (line) => void world.logLines.push(line) });
  const app = await buildApp({ ...world.deps, changes }, log);
  onTestFinished(async () => {
    await app.close();
    await changes.close();
  });
  await untilUp(changes);
  return await listening(app);
}

async function untilUp(changes: { isUp(): boolean }): Promise<void> {
  while (!changes.isUp()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/**
 * The socket of a ride: the positions it received, how often it received `changed` (which may arrive before or after a
 * position), and how it was closed.
 */
export function openRideSocket(
  host: string,
  path: string,
  {
    cookies = new Map(),
    origin,
  }: { cookies?: ReadonlyMap<string, string>; origin?: string | undefined } = {},
) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = new WebSocket(`ws://${host}${path}`, {
    headers: { ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) },
  });
  const frames: PositionFrame[] = [];
  const received = { changes: 0 };
  const ended: { code?: number; status?: number } = {};
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as PositionFrame;
    if (frame.type === 'changed') received.changes += 1;
    else frames.push(frame);
  });
  socket.on('close', (code) => (ended.code = code));
  socket.on('unexpected-response', (_, answer) => (ended.status = answer.statusCode ?? 0));
  socket.on('error', () => {});
  onTestFinished(() => socket.terminate());
  return { socket, frames, received, ended };
}

/** The same with the session of a person. */
export function rideSocket(
  host: string,
  { cookies }: Pick<Person, 'cookies'>,
  ride: { id: string },
  origin?: string,
) {
  return openRideSocket(host, urlOf(openPosition, { id: ride.id }), { cookies, origin });
}

/** A driver's browser that sends positions. */
export async function sender(
  host: string,
  person: Pick<Person, 'cookies'>,
  ride: { id: string },
  origin?: string,
) {
  const opened = rideSocket(host, person, ride, origin);
  await once(opened.socket, 'open');
  const send = (frame: DriverFrame) => opened.socket.send(JSON.stringify(frame));
  return {
    ...opened,
    stops: () => send({ type: 'stop' }),
    isAt: (at = canary) => send({ type: 'here', ...at }),
  };
}
