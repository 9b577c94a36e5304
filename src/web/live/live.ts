import { useEffect, useEffectEvent } from 'react';
import type { ServerFrame } from '#contract/live.ts';
import { createCell, useCell } from '#web/browser/cell.ts';

/** Told by the server at once, asked for every so often, or cut off. */
export type Liveness = 'live' | 'polling' | 'offline';
/** After a reconnection anything may have been missed. */
export type LiveNews = ServerFrame | { type: 'reconnected' };

type Listener = (news: LiveNews) => void;

const liveness = createCell<Liveness>('polling');
const listeners = new Set<Listener>();

export function useLive(): Liveness {
  return useCell(liveness);
}

export function useLiveFrames(listener: Listener): void {
  const hear = useEffectEvent(listener);

  useEffect(() => {
    const heard: Listener = (news) => hear(news);
    listeners.add(heard);
    return () => void listeners.delete(heard);
  }, []);
}

export function setLiveness(state: Liveness): void {
  liveness.write(state);
}

export function spread(news: LiveNews): void {
  for (const hear of [...listeners]) hear(news);
}
