import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type PositionFrame, RIDE_OVER } from '#contract/rides/positions.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { FakeSocket, forgetSockets, openedSockets } from '#web/testing/fake-socket.ts';
import { accepted } from '#web/testing/rides.ts';
import { show } from '#web/testing/show.tsx';
import { FollowedWay } from './followed-way.tsx';

const now = new Date('2026-05-07T11:44:00Z');
const MINUTE_MS = 60_000;
const coming: RideView = {
  ...accepted,
  onTheWayAt: '2026-05-07T11:24:00.000Z',
  way: {
    expectedAt: '2026-05-07T11:59:00.000Z',
    byPhone: [],
    freeUntil: null,
    freeMinutes: null,
    waitingPrice: null,
    calledAt: [],
  },
};
const point = { type: 'at', lat: 48.9, lng: 2.4, heading: 64, minutes: 14, isRough: false, age: 0 } as const;

function follow(ride: RideView = coming) {
  show(<FollowedWay ride={ride} />);
  const receive = (frame: PositionFrame) =>
    act(() =>
      openedSockets()
        .at(-1)
        ?.onmessage?.({ data: JSON.stringify(frame) }),
    );
  const lose = (code = 1006) => act(() => openedSockets().at(-1)?.breaks(code));
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  return { receive, lose, wait };
}
const car = () => document.querySelector('.car');

beforeEach(() => {
  vi.useFakeTimers({ now });
  forgetSockets();
  vi.stubGlobal('WebSocket', FakeSocket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('who follows a car', () => {
  test('reads the minutes of a road that was measured, and that others are an estimate', () => {
    const { receive } = follow();
    expect(screen.getByText('Arrivée estimée vers 13:59')).toBeVisible();

    receive(point);
    expect(screen.getByText(/^Arrive dans 14\smin$/u)).toBeVisible();
    receive({ ...point, isRough: true });

    expect(screen.getByText(/^Arrivée estimée dans 14\smin$/u)).toBeVisible();
    expect(car()).toBeInTheDocument();
  });

  test('of a driver in a tunnel, or whose page sleeps: grey after a minute, then no car after ten', () => {
    const { receive, wait } = follow();
    receive(point);

    wait(MINUTE_MS - 1_000);
    expect(car()).not.toHaveClass('car-old');
    wait(3 * MINUTE_MS);
    expect(screen.getByText(/vue il y a 3\smin/u)).toBeVisible();
    expect(screen.getByText('Arrivée vers 13:58')).toBeVisible();
    expect(car()).toHaveClass('car-old');
    wait(7 * MINUTE_MS);

    expect(car()).not.toBeInTheDocument();
    expect(screen.queryByText(/vue il y a/u)).not.toBeInTheDocument();
    expect(screen.getByText('Arrivée estimée vers 13:59')).toBeVisible();
  });

  test('of a driver who withdrew the permission, or stopped: no car at once', () => {
    const { receive } = follow();
    receive(point);

    receive({ type: 'gone' });

    expect(car()).not.toBeInTheDocument();
    expect(screen.getByText('Arrivée estimée vers 13:59')).toBeVisible();
  });

  test('in a tunnel themselves: the last point grows old, and the next one counts when the socket is back', () => {
    const { receive, lose, wait } = follow();
    receive(point);

    lose();
    wait(2 * MINUTE_MS);
    expect(screen.getByText(/vue il y a 2\smin/u)).toBeVisible();
    expect(openedSockets().length).toBeGreaterThan(1);
    receive({ ...point, minutes: 9 });

    expect(screen.getByText(/^Arrive dans 9\smin$/u)).toBeVisible();
    expect(car()).not.toHaveClass('car-old');
  });

  test('with a clock that is wrong by a day sees the same: the age comes from the server', () => {
    vi.setSystemTime(now.getTime() + 24 * 60 * MINUTE_MS);
    const { receive } = follow();

    receive({ ...point, age: 59_000 });
    expect(screen.getByText(/^Arrive dans 14\smin$/u)).toBeVisible();
    receive({ ...point, age: 3 * MINUTE_MS });

    expect(screen.getByText(/vue il y a 3\smin/u)).toBeVisible();
  });

  test('asks no more once the ride is over', () => {
    const { lose, wait } = follow();

    lose(RIDE_OVER);
    wait(10 * MINUTE_MS);

    expect(openedSockets()).toHaveLength(1);
  });

  test('reads that the driver is there, whatever the last minutes were', () => {
    const { receive } = follow({ ...coming, arrivedAt: '2026-05-07T11:43:00.000Z' });

    receive({ ...point, minutes: null });

    expect(screen.getByText('Sur place')).toBeVisible();
  });
});
