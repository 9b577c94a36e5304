import { useEffect, useEffectEvent } from 'react';
import type { ServerFrame } from '#contract/live.ts';
import { createCell, useCell } from '#web/browser/cell.ts';

/** Updated by frames, by polling, or not at all. */
export type Liveness = 'live' | 'polling' | 'offline';
/** `reconnected`: frames may have been missed. */
export type LiveFrame = ServerFrame | { type: 'reconnected' };

type Listener = (frame: LiveFrame) => void;

const liveness = createCell<Liveness>('polling');
const listeners = new Set<Listener>();

export function useLive(): Liveness {
  return useCell(liveness);
}

export function useLiveFrames(listener: Listener): void {
  const onFrame = useEffectEvent(listener);

  useEffect(() => {
    const subscriber: Listener = (frame) => onFrame(frame);
    listeners.add(subscriber);
    return () => void listeners.delete(subscriber);
  }, []);
}

export function setLiveness(state: Liveness): void {
  liveness.write(state);
}

export function broadcast(frame: LiveFrame): void {
  for (const onFrame of [...listeners]) onFrame(frame);
}
