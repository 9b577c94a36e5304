import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerFrame } from '#contract/live.ts';
import { openSocket } from '#contract/platform/platform.calls.ts';
import { listRideHistory, listRides } from '#contract/rides/rides.calls.ts';
import type { FarPerson } from '#tests/support/far-people.ts';

const RETRY_MS = 500;

/** A client's open page: it learns of rides by frames, and reads its lists again when it is told to or was cut off. */
export function openScreen(host: string, person: FarPerson) {
  const seen = new Set<string>();
  const here = person.at(host);
  let isOpen = true;
  let since: string | undefined;
  let socket: WebSocket | undefined;

  function connect(): void {
    if (!isOpen) return;
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const opened = new WebSocket(`ws://${host}${openSocket.path}`, { headers: { cookie } });
    socket = opened;
    opened.on('open', () =>
      opened.send(JSON.stringify({ type: 'authenticate', userId: person.id, ...(since ? { since } : {}) })),
    );
    opened.on('message', (data: Buffer) => receive(JSON.parse(data.toString()) as ServerFrame));
    opened.on('error', () => {});
    opened.on('close', () => setTimeout(connect, RETRY_MS).unref());
  }

  function receive(frame: ServerFrame): void {
    if (frame.type === 'ride_changed') seen.add(frame.rideId);
    if (frame.type === 'frames_missed' || (frame.type === 'authenticated' && since === undefined))
      void readAgain();
    if (frame.type === 'authenticated') since = frame.at;
  }

  async function readAgain(): Promise<void> {
    for (const call of [listRides, listRideHistory]) {
      const answer = await here.calls(call, { query: { limit: '100' } }).catch(() => undefined);
      if (answer?.status === 200) for (const { id } of answer.body) seen.add(id);
      else return void (isOpen && (await wait(RETRY_MS).then(readAgain)));
    }
  }

  onTestFinished(() => {
    isOpen = false;
    socket?.terminate();
  });
  connect();
  return { person, seen };
}
