import { once } from 'node:events';
import { WebSocket } from 'ws';
import { signIn } from '#contract/account/auth.calls.ts';
import { urlOf } from '#contract/call.ts';
import { openPosition } from '#contract/platform/platform.calls.ts';
import type { DriverFrame, PositionFrame } from '#contract/rides/positions.ts';
import { placesOf } from '#contract/rides/ride-places.ts';
import { listRides } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { headingOn, pointOn, type Road, shareDriven } from './demo-road.ts';

type Login = { email: string; password: string };
type Parts = { address: string; driver: Login; admin: Login; everyMs?: number };

const EVERY_MS = 5_000;
const MOST_KNOWN = 20;

/**
 * The telephone of the demo driver: sends positions of the ride under way as a browser would, and stops for good once a
 * person shares or stops the position on a screen. Returns the number of the ride, and a promise of that end.
 */
export async function driveAlong({ address, driver, admin, everyMs = EVERY_MS }: Parts) {
  const cookie = await cookieOf(address, driver);
  const ride = await rideUnderWay(address, cookie);
  const road = ride && roadOf(ride);
  if (!ride || !road) return undefined;
  const url = `${address.replace(/^http/u, 'ws')}${urlOf(openPosition, { id: ride.id })}`;
  const phone = new WebSocket(url, { headers: { cookie } });
  const watch = new WebSocket(url, { headers: { cookie: await cookieOf(address, admin) } });
  /** The latest latitudes: a frame may arrive after the next point was sent. */
  const sent: number[] = [];
  const timer = setInterval(send, everyMs);

  function send(): void {
    if (phone.readyState !== WebSocket.OPEN || watch.readyState !== WebSocket.OPEN || !road) return;
    const point = pointOn(road, shareDriven(road, new Date()));
    sent.push(point.lat);
    if (sent.length > MOST_KNOWN) sent.shift();
    phone.send(JSON.stringify({ type: 'here', ...point, heading: headingOn(road) } satisfies DriverFrame));
  }
  function end(): void {
    clearInterval(timer);
    phone.close();
    watch.close();
  }
  watch.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as PositionFrame;
    if (sent.length === 0) return;
    // A point may have been in flight when the position was stopped.
    if (frame.type === 'gone') phone.send(JSON.stringify({ type: 'stop' } satisfies DriverFrame));
    if (frame.type === 'gone' || (frame.type === 'at' && !sent.includes(frame.lat))) end();
  });
  for (const socket of [phone, watch]) socket.on('close', end).on('error', end);
  return { number: ride.number, ended: once(phone, 'close') };
}

async function cookieOf(address: string, { email, password }: Login): Promise<string> {
  const answer = await fetch(address + signIn.path, {
    method: signIn.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function rideUnderWay(address: string, cookie: string): Promise<RideView | undefined> {
  const answer = await fetch(`${address}${listRides.path}?status=in_progress`, { headers: { cookie } });
  return answer.ok ? ((await answer.json()) as RideView[])[0] : undefined;
}

function roadOf(ride: RideView): Road | undefined {
  const { pickup, destination } = placesOf(ride);
  if (!pickup || !destination || !ride.startTime || !ride.duration) return undefined;
  return { from: pickup, to: destination, startedAt: new Date(ride.startTime), minutes: ride.duration };
}
