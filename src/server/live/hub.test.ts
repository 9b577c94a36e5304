import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { ChangeFeed } from '#server/db/feed/change-feed.ts';
import { Hub, type Listener } from './hub.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A hub with the pages of so many drivers, each with one socket. */
function openHub(drivers: number) {
  let announce: (argument: string) => void = () => {};
  const feed = { on: (_: string, listener: typeof announce) => (announce = listener) };
  const hub = new Hub(feed as unknown as ChangeFeed, () => new Date());
  const receivers: string[] = [];
  for (let number = 0; number < drivers; number += 1) {
    const userId = `driver ${number}`;
    const socket = { OPEN: 1, readyState: 1, send: () => receivers.push(userId) } as unknown as WebSocket;
    const listener: Listener = { socket, userId, role: 'driver', session: '' };
    hub.join(listener);
  }
  const changed = (to: string[]) =>
    announce(JSON.stringify({ to, roles: ['driver'], frame: { type: 'ride_changed', rideId: 'one' } }));
  return { receivers, changed };
}

test('a few drivers hear of a booking at once', () => {
  const { receivers, changed } = openHub(19);

  changed([]);

  expect(receivers).toHaveLength(19);
});

test('a thousand hear one after the other within two seconds, each once, the driver of the ride at once', () => {
  const { receivers, changed } = openHub(1_000);

  changed(['driver 999']);
  expect(receivers.length).toBeLessThan(5);
  expect(receivers).toContain('driver 999');

  vi.advanceTimersByTime(1_000);
  expect(receivers.length).toBeGreaterThan(450);
  expect(receivers.length).toBeLessThan(550);

  vi.advanceTimersByTime(1_000);
  expect(new Set(receivers).size).toBe(1_000);
  expect(receivers).toHaveLength(1_000);
});
