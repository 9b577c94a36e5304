import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RIDE_OVER } from '#contract/rides/positions.ts';
import { endWhatRuns } from '#web/signals/session-end.ts';
import { answerFor, keepPositionPrivate, sharePosition, useSharing } from './share-position.ts';

const ride = { id: 'ride-1' };

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string; lat?: number }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  /** As the network ends it. */
  ends(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  close() {
    this.readyState = 3;
  }
}

const last = () => FakeSocket.all.at(-1) as FakeSocket;
const phone = {
  moves: (_lat: number, _lng: number): void => undefined,
  refuses: (_code: number): void => undefined,
};

function playPhone() {
  const watchPosition = vi.fn((take: PositionCallback, refuse: PositionErrorCallback) => {
    phone.moves = (latitude, longitude) =>
      act(() => take({ coords: { latitude, longitude, heading: 64 } } as GeolocationPosition));
    phone.refuses = (code) => act(() => refuse({ code } as GeolocationPositionError));
    return 7;
  });
  const geolocation = { watchPosition, getCurrentPosition: vi.fn(), clearWatch: vi.fn() };
  vi.stubGlobal('navigator', { ...navigator, onLine: true, geolocation });
  return geolocation;
}

function hide(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});

afterEach(() => {
  act(() => keepPositionPrivate(ride));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a driver who shares the position', () => {
  test('sends at most every 5 seconds, and stops with one word', () => {
    playPhone();
    const { result } = renderHook(() => useSharing(ride));
    act(() => sharePosition(ride));
    act(() => last().opens());

    phone.moves(48.85, 2.35);
    phone.moves(48.86, 2.35);
    phone.moves(48.87, 2.35);
    expect(last().sent.map(({ lat }) => lat)).toEqual([48.85]);
    act(() => void vi.advanceTimersByTime(5_000));

    expect(last().sent.map(({ lat }) => lat)).toEqual([48.85, 48.87]);
    expect(result.current).toMatchObject({
      sharing: 'shared',
      point: { lat: 48.87, lng: 2.35, heading: 64 },
    });
    const socket = last();
    act(() => keepPositionPrivate(ride));
    expect(socket.sent.at(-1)).toEqual({ type: 'stop' });
    expect(result.current.sharing).toBe('off');
    expect(answerFor(ride)).toBe(false);
  });

  test('in a tunnel sends nothing, and goes on with the next point behind it', () => {
    playPhone();
    act(() => sharePosition(ride));
    act(() => last().opens());
    phone.moves(48.85, 2.35);

    const before = last();
    act(() => before.ends());
    phone.moves(48.86, 2.35);
    act(() => void vi.advanceTimersByTime(60_000));
    act(() => last().opens());
    phone.moves(48.9, 2.35);

    expect(before.sent.map(({ lat }) => lat)).toEqual([48.85]);
    expect(last().sent.map(({ lat }) => lat)).toEqual([48.9]);
  });

  test('is told of the pause of a hidden page until the next point was sent', () => {
    const geolocation = playPhone();
    const { result } = renderHook(() => useSharing(ride));
    act(() => sharePosition(ride));
    act(() => last().opens());
    phone.moves(48.85, 2.35);

    hide(true);
    expect(result.current.sharing).toBe('paused');
    hide(false);
    expect(result.current.sharing).toBe('paused');
    expect(geolocation.getCurrentPosition).toHaveBeenCalled();
    vi.advanceTimersByTime(5_000);
    phone.moves(48.86, 2.35);

    expect(result.current.sharing).toBe('shared');
  });

  test('who withdraws the permission is forgotten at once', () => {
    playPhone();
    const { result } = renderHook(() => useSharing(ride));
    act(() => sharePosition(ride));
    act(() => last().opens());
    phone.moves(48.85, 2.35);

    phone.refuses(1);

    expect(last().sent.at(-1)).toEqual({ type: 'stop' });
    expect(result.current).toMatchObject({ sharing: 'blocked', point: undefined });
  });

  test('who stops in a tunnel is forgotten behind it', () => {
    const geolocation = playPhone();
    act(() => sharePosition(ride));
    act(() => last().opens());
    phone.moves(48.85, 2.35);
    act(() => last().ends());

    act(() => keepPositionPrivate(ride));
    act(() => void vi.advanceTimersByTime(60_000));
    const behind = last();
    act(() => behind.opens());

    expect(behind.sent).toEqual([{ type: 'stop' }]);
    expect(behind.readyState).toBe(3);
    expect(geolocation.clearWatch).toHaveBeenCalledWith(7);
  });

  test('shares no more once they have signed out', () => {
    const geolocation = playPhone();
    const { result } = renderHook(() => useSharing(ride));
    act(() => sharePosition(ride));
    act(() => last().opens());

    act(() => endWhatRuns());

    expect(last().sent.at(-1)).toEqual({ type: 'stop' });
    expect(result.current.sharing).toBe('off');
    expect(geolocation.clearWatch).toHaveBeenCalledWith(7);
  });

  test('shares no more once the server says that the ride is over', () => {
    const geolocation = playPhone();
    const { result } = renderHook(() => useSharing(ride));
    act(() => sharePosition(ride));
    act(() => last().opens());

    act(() => last().ends(RIDE_OVER));

    expect(result.current.sharing).toBe('off');
    expect(geolocation.clearWatch).toHaveBeenCalledWith(7);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
