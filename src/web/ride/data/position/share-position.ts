import { urlOf } from '#contract/call.ts';
import { openPosition } from '#contract/platform/platform.calls.ts';
import type { DriverFrame } from '#contract/rides/positions.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { isPointDue } from '#domain/position/shared-position.ts';
import { createCell, useCell } from '#web/browser/cell.ts';
import { readTabNote, writeTabNote } from '#web/browser/local-notes.ts';
import { openPositionSocket } from '#web/live/position-socket.ts';
import { endWithSession } from '#web/signals/session-end.ts';

/** `paused`: the page is hidden, and nothing is sent. */
export type Sharing = 'off' | 'starting' | 'shared' | 'paused' | 'blocked';
export type OwnPoint = { lat: number; lng: number; heading: number | null };
type State = { rideId: string; sharing: Sharing; point?: OwnPoint | undefined };

/** Also asks for a parked car, whose position raises no event. */
const ASK_EVERY_MS = 30_000;
/** A point that could not be sent is retried while it is recent enough. */
const TRY_EVERY_MS = 1_000;
const TRUE_FOR_MS = 10_000;
const DENIED = 1;
const precisely: PositionOptions = { enableHighAccuracy: true, maximumAge: 5_000, timeout: 20_000 };

const state = createCell<State>({ rideId: '', sharing: 'off' });
let end: (() => void) | undefined;

export function useSharing({ id }: Pick<RideView, 'id'>): Omit<State, 'rideId'> {
  const shared = useCell(state);
  return shared.rideId === id ? shared : { sharing: 'off' };
}

/** The driver's choice for this ride; undefined until made. */
export function answerFor({ id }: Pick<RideView, 'id'>): boolean | undefined {
  return readTabNote<boolean>(`position.${id}`);
}

export function keepPositionPrivate({ id }: Pick<RideView, 'id'>): void {
  writeTabNote(`position.${id}`, false);
  if (state.read().rideId === id) end?.();
}

/** Shares the position for one ride at a time, while it is under way, on whatever page is open. */
export function sharePosition({ id }: Pick<RideView, 'id'>): void {
  if (state.read().rideId === id && end) return;
  end?.();
  writeTabNote(`position.${id}`, true);
  const socket = openPositionSocket(urlOf(openPosition, { id }), {
    onOpen: ask,
    onLost: (isOver) => isOver && stop(),
  });
  let last: { point: OwnPoint; at: number } | undefined;
  /** A point that came too early, or could not be sent. */
  let waiting: { point: OwnPoint; at: number } | undefined;
  const watch = navigator.geolocation.watchPosition(take, refuse, precisely);
  const timers = [setInterval(ask, ASK_EVERY_MS), setInterval(send, TRY_EVERY_MS)];
  document.addEventListener('visibilitychange', onVisible);
  write('starting');
  const forgetEnd = endWithSession(endSharing);
  end = endSharing;

  function endSharing(): void {
    socket.sendSurely({ type: 'stop' } satisfies DriverFrame);
    stop();
  }

  function take({ coords }: GeolocationPosition): void {
    const point = { lat: coords.latitude, lng: coords.longitude, heading: headingOf(coords) };
    waiting = { point, at: performance.now() };
    send();
  }

  function send(): void {
    const now = performance.now();
    if (!waiting || now - waiting.at > TRUE_FOR_MS) return;
    const { point } = waiting;
    if (!isPointDue(last, { point, at: now })) return;
    if (!socket.send({ type: 'here', ...point } satisfies DriverFrame)) return;
    last = { point, at: now };
    waiting = undefined;
    write('shared', point);
  }

  function ask(): void {
    navigator.geolocation.getCurrentPosition(take, refuse, precisely);
  }

  /** The browser withdrew the permission: the shared position is deleted as if the driver had stopped. */
  function refuse({ code }: GeolocationPositionError): void {
    if (code !== DENIED) return;
    socket.sendSurely({ type: 'stop' } satisfies DriverFrame);
    last = waiting = undefined;
    write('blocked');
  }

  function onVisible(): void {
    if (document.hidden) write('paused', last?.point);
    else ask();
  }

  function write(sharing: Sharing, point?: OwnPoint): void {
    if (end || sharing === 'starting') state.write({ rideId: id, sharing, point });
  }

  function stop(): void {
    end = undefined;
    forgetEnd();
    navigator.geolocation.clearWatch(watch);
    for (const timer of timers) clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
    socket.leave();
    state.write({ rideId: id, sharing: 'off' });
  }
}

/** A stationary phone reports null or NaN. */
function headingOf({ heading }: GeolocationCoordinates): number | null {
  return heading === null || Number.isNaN(heading) ? null : heading;
}
