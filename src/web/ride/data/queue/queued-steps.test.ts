import { afterEach, describe, expect, test } from 'vitest';
import type { RideView } from '#contract/rides/rides.ts';
import { keepWaitingSteps, readWaitingSteps } from '#web/offline/waiting-steps.ts';
import { promised } from '#web/testing/stand-in-rides.ts';
import { dropQueued, openQueue, queuedSteps, queueStep } from './queued-steps.ts';

const at = new Date('2026-05-07T14:36:00.000Z');
const rideOf = (driverId: string, id = 'ride-8'): RideView => ({ ...promised, id, driverId });
const left = { rideId: 'ride-8', step: 'on_the_way', at: at.toISOString() } as const;

afterEach(() => {
  for (const step of queuedSteps()) dropQueued(step);
});

describe('a step that waits for the network', () => {
  test('is stored for the driver of its ride, before any page opened the queue', () => {
    queueStep(rideOf('chloe'), 'on_the_way', at);

    expect(readWaitingSteps('chloe')).toEqual([left]);
  });

  test('is still there when a page opens the queue, even where nothing can be stored', () => {
    queueStep(rideOf('chloe'), 'on_the_way', at);
    localStorage.clear();

    openQueue('chloe');

    expect(queuedSteps()).toEqual([left]);
  });

  test('is not sent by the person who signs in after', () => {
    queueStep(rideOf('chloe'), 'on_the_way', at);

    openQueue('yann');

    expect(queuedSteps()).toEqual([]);
    expect(readWaitingSteps('chloe')).toEqual([left]);
  });

  test('leaves alone what another tab keeps', () => {
    openQueue('chloe');
    const elsewhere = { ...left, rideId: 'ride-9' };
    keepWaitingSteps('chloe', [elsewhere]);

    queueStep(rideOf('chloe'), 'on_the_way', at);
    expect(readWaitingSteps('chloe')).toEqual([elsewhere, left]);
    dropQueued(left);

    expect(readWaitingSteps('chloe')).toEqual([elsewhere]);
  });
});
