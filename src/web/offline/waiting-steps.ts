import type { WayStep } from '#domain/ride/way.ts';
import { forgetNote, readNote, writeNote } from '#web/browser/local-notes.ts';

/** Taken without network, at this time of the telephone. */
export type QueuedStep = { rideId: string; step: WayStep | 'start'; at: string };

/** What this driver took on this device and nobody heard of yet. */
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
