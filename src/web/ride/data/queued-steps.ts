import type { RideView } from '#contract/rides.ts';
import type { WayStep } from '#domain/ride/way.ts';
import { createCell, useCell } from '#web/browser/cell.ts';
import { forgetNote, readNote, writeNote } from '#web/browser/local-notes.ts';

/** Taken without network, at this time of the telephone. */
export type QueuedStep = { rideId: string; step: WayStep | 'start'; at: string };

const queued = createCell<readonly QueuedStep[]>([]);
let owner: string | undefined;

/** What this driver took on this device and nobody heard of yet. */
export function openQueue(userId: string): void {
  owner = userId;
  queued.write(readNote<QueuedStep[]>(noteOf(userId)) ?? []);
}

export function queuedSteps(): readonly QueuedStep[] {
  return queued.read();
}

export function queueStep({ id }: RideView, step: QueuedStep['step'], at: Date): void {
  const steps = queued.read();
  if (steps.some((one) => one.rideId === id && one.step === step)) return;
  keep([...steps, { rideId: id, step, at: at.toISOString() }]);
}

export function dropQueued({ rideId, step }: Pick<QueuedStep, 'rideId' | 'step'>): void {
  keep(queued.read().filter((one) => one.rideId !== rideId || one.step !== step));
}

function keep(steps: readonly QueuedStep[]): void {
  queued.write(steps);
  if (owner === undefined) return;
  if (steps.length === 0) forgetNote(noteOf(owner));
  else writeNote(noteOf(owner), steps);
}

function noteOf(userId: string): string {
  return `way-steps.${userId}`;
}

export function useQueuedSteps(): readonly QueuedStep[] {
  return useCell(queued);
}

/** The last step of this ride that waits for the network. */
export function useQueuedStep({ id }: Pick<RideView, 'id'>): QueuedStep | undefined {
  return useQueuedSteps().findLast(({ rideId }) => rideId === id);
}

/** The rides as their driver left them, also with what waits for the network. */
export function useWithQueued(rides: readonly RideView[]): readonly RideView[] {
  const steps = useQueuedSteps();
  return steps.length === 0 ? rides : rides.map((ride) => withQueued(ride, steps));
}

function withQueued(ride: RideView, steps: readonly QueuedStep[]): RideView {
  return steps.filter(({ rideId }) => rideId === ride.id).reduce(taken, ride);
}

const unknown = { expectedAt: null, byPhone: [], freeUntil: null, freeMinutes: null, waitingPrice: null };

function taken(ride: RideView, { step, at }: QueuedStep): RideView {
  if (step === 'start') return { ...ride, status: 'in_progress', startTime: ride.startTime ?? at };
  const way = ride.way ?? { ...unknown, calledAt: [] };
  return step === 'on_the_way'
    ? { ...ride, way, onTheWayAt: ride.onTheWayAt ?? at }
    : { ...ride, way, arrivedAt: ride.arrivedAt ?? at };
}
