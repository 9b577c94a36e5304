import { describe, expect, test } from 'vitest';
import type { LiveEvent } from './live-event.ts';
import { RecentEvents } from './recent-events.ts';

const amelie = { userId: 'amelie', role: 'client' } as const;
const chloe = { userId: 'chloe', role: 'driver' } as const;

function changed(rideId: string, audience: Partial<LiveEvent> = {}): LiveEvent {
  return { to: [], roles: ['driver'], frame: { type: 'ride_changed', rideId }, ...audience };
}

/** Events by a clock that the test moves; it begins a minute after the instance started. */
function recently() {
  let now = Date.parse('2026-05-04T10:00:00Z');
  const events = new RecentEvents(() => new Date(now));
  const pass = (seconds: number) => {
    now += seconds * 1_000;
    return new Date(now);
  };
  pass(60);
  const ridesFor = (person: typeof amelie | typeof chloe, since: Date) =>
    events.framesFor(person, since)?.map((frame) => 'rideId' in frame && frame.rideId);
  return { events, pass, ridesFor };
}

describe('who connects', () => {
  test('is told what happened since their page was written, if it concerns them', () => {
    const { events, pass, ridesFor } = recently();
    events.note(changed('before'));
    const written = pass(30);
    events.note(changed('for drivers'));
    events.note(changed('for amelie', { to: ['amelie'], roles: [] }));
    pass(1);

    expect(ridesFor(chloe, written)).toEqual(['for drivers']);
    expect(ridesFor(amelie, written)).toEqual(['for amelie']);
  });

  test('is told what happened shortly before too, for clocks that differ', () => {
    const { events, pass, ridesFor } = recently();
    events.note(changed('just before'));

    expect(ridesFor(chloe, pass(4))).toEqual(['just before']);
    expect(ridesFor(chloe, pass(2))).toEqual([]);
  });

  test.each<[string, (world: ReturnType<typeof recently>) => Date]>([
    ['the instance has just started', ({ pass }) => pass(-58)],
    [
      'the feed had a gap since',
      ({ events, pass }) => {
        const written = pass(30);
        pass(1);
        events.forget();
        return written;
      },
    ],
    [
      'the page is older than what is kept',
      ({ events, pass }) => {
        const written = pass(30);
        events.note(changed('one'));
        pass(130);
        events.note(changed('two'));
        return written;
      },
    ],
    [
      'too much happened',
      ({ events, pass }) => {
        const written = pass(30);
        for (let ride = 0; ride < 21; ride += 1) events.note(changed(`ride ${ride}`));
        return written;
      },
    ],
  ])('reads everything again when %s', (_, happens) => {
    const world = recently();

    expect(world.ridesFor(chloe, happens(world))).toBeUndefined();
  });
});
