import type { WayStep } from '#domain/ride/way.ts';
import { forgetNote, readNote, writeNote } from '#web/browser/local-notes.ts';

/** A step taken offline; `at` is the phone's time. */
export type QueuedStep = { rideId: string; step: WayStep | 'start'; at: string };

/** The steps of this driver on this device that the server has not received yet. */
export function readWaitingSteps(userId: string): readonly QueuedStep[] {
  return readNote<QueuedStep[]>(noteOf(userId)) ?? [];
}

export function keepWaitingSteps(userId: string, steps: readonly QueuedStep[]): void {
  if (steps.length === 0) forgetNote(noteOf(userId));
  else writeNote(noteOf(userId), steps);
}

function noteOf(userId: string): string {
  return `way-steps.${userId}`;
}
