import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSocket } from '#contract/platform.calls.ts';
import { type FakeSocket, openedSockets } from '#web/testing/fake-socket.ts';
import { connectSocket } from './connect-socket.ts';

const handlers = { onReady: vi.fn(), onFrame: vi.fn(), onClosed: vi.fn() };
let disconnect = () => {};

const connect = () => {
  disconnect = connectSocket('amelie', handlers);
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

describe('the line of a page', () => {
  test('says who is here before anything else, and is ready when the server knows it', () => {
    connect();
    expect(last().url).toBe(`ws://localhost:3000${openSocket.path}`);

    last().onopen?.();
    expect(last().sent).toEqual([{ type: 'authenticate', userId: 'amelie' }]);
    expect(handlers.onReady).not.toHaveBeenCalled();

    last().says({ type: 'authenticated', userId: 'amelie' });
    expect(handlers.onReady).toHaveBeenCalledOnce();
  });

  test('passes on what the server says', () => {
    connect();
    last().welcomes('amelie');

    last().says({ type: 'ride_changed', rideId: 'orly' });

    expect(handlers.onFrame.mock.calls).toEqual([[{ type: 'ride_changed', rideId: 'orly' }]]);
  });

  test('tries again after a longer time each time', () => {
    connect();

    for (const [index, delay] of [500, 1000, 2000, 4000].entries()) {
      last().breaks();
      vi.advanceTimersByTime(delay - 1);
      expect(openedSockets()).toHaveLength(index + 1);
      vi.advanceTimersByTime(1);
      expect(openedSockets()).toHaveLength(index + 2);
    }
  });

  test('is patient anew once it was ready, not when it only was open', () => {
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

  test('hears the reason of the server for its end', () => {
    connect();

    last().breaks(4401);

    expect(handlers.onClosed.mock.calls).toEqual([[4401]]);
  });

  test('waits for the network to come back, then calls at once', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    connect();
    expect(openedSockets()).toHaveLength(0);

    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));

    expect(openedSockets()).toHaveLength(1);
  });

  test('ends with the network, and does not try while it is away', () => {
    connect();
    last().welcomes('amelie');

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(120_000);

    expect(last().isClosed).toBe(true);
    expect(openedSockets()).toHaveLength(1);
  });

  test('calls at once when somebody looks at the page again', () => {
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

  test('asks a line that says nothing, and gives it up without an answer', () => {
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

  test('is over when nobody wants it any more', () => {
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
