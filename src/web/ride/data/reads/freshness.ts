import { useLiveness } from '#web/live/liveness.ts';

export const EVERY_30_S = 30_000;
export const EVERY_5_MIN = 5 * 60_000;

/** Frames keep the lists up to date while the socket is open; without it they are polled. */
export function useFreshness() {
  return useLiveness() === 'live'
    ? { staleTime: EVERY_5_MIN, refetchInterval: false as const }
    : { staleTime: EVERY_30_S, refetchInterval: EVERY_30_S };
}
