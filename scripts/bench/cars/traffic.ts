import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { urlOf } from '#contract/call.ts';
import { openPosition } from '#contract/platform/platform.calls.ts';
import type { DriverFrame, PositionFrame } from '#contract/rides/positions.ts';
import type { Server } from '../start-server.ts';
import type { CarRide } from './fill-cars.ts';

const EVERY_MS = 5_000;
const TICK_MS = 5;
const AT_ONCE = 10;
/** About thirty metres, in hundred-thousandths of a degree: no two points of a car are the same. */
const STEP = 27;

type Car = { socket: WebSocket; step: number; sent: Map<number, number> };

export type Traffic = {
  /** Points that left, and how many milliseconds later their follower saw each. */
  sent(): number;
  delays(): number[];
  forget(): void;
  drive(): void;
  halt(): void;
  close(): void;
};

/** Every car sends to one instance; half of the followers are on the other one. */
export async function openTraffic(servers: readonly Server[], rides: readonly CarRide[]): Promise<Traffic> {
  let [sent, delays]: [number, number[]] = [0, []];
  const sockets: WebSocket[] = [];
  const cars: Car[] = [];
  const waiting = rides.entries();
  await Promise.all(Array.from({ length: AT_ONCE }, openSome));

  async function openSome(): Promise<void> {
    for (const [index, { rideId, driver, follower }] of waiting) {
      const socket = await openRide(servers[index % 2], rideId, driver);
      const seen = await openRide(servers[(index >> 1) % 2], rideId, follower);
      const car: Car = { socket, step: 0, sent: new Map() };
      seen.on('message', (data: Buffer) => see(car, JSON.parse(data.toString()) as PositionFrame));
      cars.push(car);
      sockets.push(socket, seen);
    }
  }

  function see(car: Car, frame: PositionFrame): void {
    const at = frame.type === 'at' ? car.sent.get(stepOf(frame.lat)) : undefined;
    if (frame.type !== 'at' || at === undefined) return;
    delays.push(performance.now() - at);
    car.sent.delete(stepOf(frame.lat));
  }

  function send(car: Car): void {
    car.step += 1;
    const frame: DriverFrame = { type: 'here', lat: latOf(car.step), lng: 2.41357, heading: 180 };
    car.sent.set(car.step, performance.now());
    car.socket.send(JSON.stringify(frame));
    sent += 1;
  }

  let [turn, began]: [number, number] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  function tick(): void {
    const due = Math.floor(((performance.now() - began) * cars.length) / EVERY_MS);
    for (; turn < due; turn += 1) {
      const car = cars[turn % cars.length];
      if (car) send(car);
    }
  }

  return {
    sent: () => sent,
    delays: () => delays,
    forget() {
      [sent, delays] = [0, []];
      for (const car of cars) car.sent.clear();
    },
    drive() {
      began = performance.now() - (turn * EVERY_MS) / cars.length;
      timer = setInterval(tick, TICK_MS);
    },
    halt: () => clearInterval(timer),
    close() {
      clearInterval(timer);
      for (const socket of sockets) socket.terminate();
    },
  };
}

/** Like a browser, again after a second when it was refused. */
async function openRide(
  server: Server | undefined,
  id: string,
  session: string,
  tries = 10,
): Promise<WebSocket> {
  const url = `${server?.url.replace('http', 'ws')}${urlOf(openPosition, { id })}`;
  const socket = new WebSocket(url, { headers: { cookie: `session=${session}` }, perMessageDeflate: false });
  try {
    await once(socket, 'open');
    return socket;
  } catch (error) {
    if (tries === 0) throw error;
    await wait(1_000);
    return await openRide(server, id, session, tries - 1);
  }
}

function latOf(step: number): number {
  return (4_800_000 + ((step * STEP) % 100_000)) / 100_000;
}

function stepOf(lat: number): number {
  return (Math.round(lat * 100_000) - 4_800_000) / STEP;
}
