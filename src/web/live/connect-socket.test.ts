import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSocket } from '#contract/platform/platform.calls.ts';
import { type FakeSocket, openedSockets } from '#web/testing/fake-socket.ts';
import { connectSocket } from './connect-socket.ts';

const handlers = { onReady: vi.fn(), onFrame: vi.fn(), onClosed: vi.fn() };
let disconnect = () => {};

const connect = (since?: string) => {
  disconnect = connectSocket({ userId: 'amelie', since }, handlers);
};
const last = (): FakeSocket => {
  const socket = openedSockets().at(-1);
  if (!socket) throw new Error('No socket was opened');
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

afterEach(() => {
  disconnect();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('the socket of a page', () => {
  test('authenticates first, and is ready once the server confirms it', () => {
    connect();
    expect(last().url).toBe(`ws://localhost:3000${openSocket.path}`);

    last().onopen?.();
    expect(last().sent).toEqual([{ type: 'authenticate', userId: 'amelie' }]);
    expect(handlers.onReady).not.toHaveBeenCalled();

    last().says({ type: 'authenticated', userId: 'amelie' });
    expect(handlers.onReady).toHaveBeenCalledOnce();
  });

  test('says until when its page knows everything, then until when the server told everything', () => {
    connect('2026-05-04T10:00:00.000Z');
    last().welcomes('amelie', '2026-05-04T10:00:02.000Z');
    expect(last().sent).toEqual([
      { type: 'authenticate', userId: 'amelie', since: '2026-05-04T10:00:00.000Z' },
    ]);
    expect(handlers.onReady).toHaveBeenLastCalledWith(false);

    last().breaks();
    vi.advanceTimersByTime(500);
    last().onopen?.();

    expect(last().sent).toEqual([
      { type: 'authenticate', userId: 'amelie', since: '2026-05-04T10:00:02.000Z' },
    ]);
  });

  test('has a gap when its page was written for nobody, and with a server that does not tell what was missed', () => {
    connect();
    last().welcomes('amelie');
    expect(handlers.onReady).toHaveBeenLastCalledWith(true);

    last().breaks();
    vi.advanceTimersByTime(500);
    last().onopen?.();
    last().says({ type: 'authenticated', userId: 'amelie' });

    expect(handlers.onReady).toHaveBeenLastCalledWith(true);
  });

  test('passes on the frames of the server', () => {
    connect();
    last().welcomes('amelie');

    last().says({ type: 'ride_changed', rideId: 'orly' });

    expect(handlers.onFrame.mock.calls).toEqual([[{ type: 'ride_changed', rideId: 'orly' }]]);
  });

  test('reconnects after a longer delay each time', () => {
    connect();

    for (const [index, delay] of [500, 1000, 2000, 4000].entries()) {
      last().breaks();
      vi.advanceTimersByTime(delay - 1);
      expect(openedSockets()).toHaveLength(index + 1);
      vi.advanceTimersByTime(1);
      expect(openedSockets()).toHaveLength(index + 2);
    }
  });

  test('resets the delay once it was ready, not when it was only open', () => {
    connect();
    last().breaks();
    vi.advanceTimersByTime(500);
    last().onopen?.();
    last().breaks();
    vi.advanceTimersByTime(500);
    expect(openedSockets()).toHaveLength(2);

    vi.advanceTimersByTime(500);
    last().welcomes('amelie');
    last().breaks();
    vi.advanceTimersByTime(500);

    expect(openedSockets()).toHaveLength(4);
  });

  test('passes on the close code of the server', () => {
    connect();

    last().breaks(4401);

    expect(handlers.onClosed.mock.calls).toEqual([[4401]]);
  });

  test('waits for the network, then connects at once', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    connect();
    expect(openedSockets()).toHaveLength(0);

    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));

    expect(openedSockets()).toHaveLength(1);
  });

  test('closes when the network is lost, and does not reconnect while offline', () => {
    connect();
    last().welcomes('amelie');

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(120_000);

    expect(last().isClosed).toBe(true);
    expect(openedSockets()).toHaveLength(1);
  });

  test('connects at once when the page becomes visible again', () => {
    connect();
    for (let failures = 0; failures < 5; failures++) {
      last().breaks();
      vi.advanceTimersByTime(30_000);
    }
    last().breaks();
    const before = openedSockets().length;

    document.dispatchEvent(new Event('visibilitychange'));

    expect(openedSockets()).toHaveLength(before + 1);
    vi.advanceTimersByTime(9_000);
    expect(openedSockets()).toHaveLength(before + 1);
  });

  test('checks a silent connection, and closes it when there is no answer', () => {
    connect();
    last().welcomes('amelie');

    vi.advanceTimersByTime(45_000);
    expect(last().sent).toHaveLength(2);
    last().says({ type: 'authenticated', userId: 'amelie' });
    vi.advanceTimersByTime(44_999);
    expect(openedSockets()).toHaveLength(1);

    vi.advanceTimersByTime(10_001);
    expect(openedSockets()[0]?.isClosed).toBe(true);
    vi.advanceTimersByTime(500);
    expect(openedSockets()).toHaveLength(2);
    expect(handlers.onReady).toHaveBeenCalledOnce();
  });

  test('stays closed once it is disconnected', () => {
    connect();
    last().welcomes('amelie');

    disconnect();
    vi.advanceTimersByTime(120_000);
    window.dispatchEvent(new Event('online'));

    expect(last().isClosed).toBe(true);
    expect(openedSockets()).toHaveLength(1);
    expect(handlers.onClosed).not.toHaveBeenCalled();
  });
});
