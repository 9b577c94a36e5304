import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChangeFeed } from '#server/db/feed/change-feed.ts';
import { secretBox } from '#server/secrets/secret-box.ts';
import { PositionRelay } from './position-relay.ts';

/** PostgreSQL refuses 8000; the product asks for 7 kB. */
const MOST_BYTES = 7_000;
const secrets = secretBox('a key of a test');
const rides = Array.from(
  { length: 1_000 },
  (_, index) => `0197f3a2-0000-7000-8000-${12_345_678_000 + index}`,
);
/** As long as a point can be written. */
const longest = { lat: -48.81234, lng: -122.41357, heading: 359, minutes: 1_439, isRough: false };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Two instances that are connected, and all that was sent. */
function openInstances(pointNow: (rideId: string) => { point: typeof longest; age: number } | undefined) {
  const sent: { text: string; at: number }[] = [];
  const [points, gone]: [string[], string[]] = [[], []];
  let listener: (text: string) => void = () => {};
  const feed = (listens: boolean) =>
    ({
      async relay(text) {
        sent.push({ text, at: performance.now() });
        listener(text);
      },
      onRelayed(onText) {
        if (listens) listener = onText;
      },
    }) as Pick<ChangeFeed, 'relay' | 'onRelayed'> as ChangeFeed;
  const silent = { onPoint: () => {}, onGone: () => {}, onAsked: () => {} };
  const sender = new PositionRelay({ changes: feed(false), secrets }, pointNow, silent);
  new PositionRelay({ changes: feed(true), secrets }, () => undefined, {
    onPoint: (rideId) => points.push(rideId),
    onGone: (rideId) => gone.push(rideId),
    onAsked: () => {},
  });
  return { sender, sent, points, gone };
}

test.each([
  ['points', () => ({ point: longest, age: 599_999 })],
  ['ends', () => undefined],
])(
  'a thousand %s at once are cut into batches that PostgreSQL carries, twenty a second at most',
  async (what, pointNow) => {
    const { sender, sent, points, gone } = openInstances(pointNow);

    for (const rideId of rides) sender.queue(rideId);
    await vi.advanceTimersByTimeAsync(2_000);

    expect(what === 'points' ? points : gone).toEqual(rides);
    expect(sent.length).toBeGreaterThan(1);
    expect(Math.max(...sent.map(({ text }) => Buffer.byteLength(text)))).toBeLessThanOrEqual(MOST_BYTES);
    const gaps = sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(49);
    sender.close();
  },
);

test('a ride that moves again before its turn is told once', async () => {
  const { sender, sent, points } = openInstances(() => ({ point: longest, age: 0 }));

  for (let times = 0; times < 5; times += 1) sender.queue('one');
  await vi.advanceTimersByTimeAsync(200);

  expect([sent.length, points]).toEqual([1, ['one']]);
  sender.close();
});
