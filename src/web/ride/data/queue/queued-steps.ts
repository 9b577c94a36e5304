import { useEffect } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { createCell, useCell } from '#web/browser/cell.ts';
import { keepWaitingSteps, type QueuedStep, readWaitingSteps } from '#web/offline/waiting-steps.ts';

const queued = createCell<readonly QueuedStep[]>([]);
let owner: string | undefined;

/** Steps already queued here stay, unless they belong to another person. */
export function openQueue(userId: string): void {
  const here = owner === userId ? queued.read() : [];
  owner = userId;
  queued.write(here.reduce(withStep, readWaitingSteps(userId)));
}

export function useQueueOf(userId: string): void {
  useEffect(() => openQueue(userId), [userId]);
}

export function queuedSteps(): readonly QueuedStep[] {
  return queued.read();
}

export function isQueued({ id }: Pick<RideView, 'id'>): boolean {
  return queued.read().some(({ rideId }) => rideId === id);
}

/** Queued for the driver of the ride, whether or not a page has opened the queue. */
export function queueStep({ id, driverId }: RideView, step: QueuedStep['step'], at: Date): void {
  if (driverId !== null && driverId !== owner) openQueue(driverId);
  change((steps) => withStep(steps, { rideId: id, step, at: at.toISOString() }));
}

export function dropQueued({ rideId, step }: Pick<QueuedStep, 'rideId' | 'step'>): void {
  change((steps) => steps.filter((one) => one.rideId !== rideId || one.step !== step));
}

/** Starts from the stored steps, which other tabs may have changed. */
function change(to: (steps: readonly QueuedStep[]) => readonly QueuedStep[]): void {
  if (owner !== undefined) keepWaitingSteps(owner, to(readWaitingSteps(owner)));
  queued.write(to(queued.read()));
}

function withStep(steps: readonly QueuedStep[], added: QueuedStep): readonly QueuedStep[] {
  const isThere = steps.some(({ rideId, step }) => rideId === added.rideId && step === added.step);
  return isThere ? steps : [...steps, added];
}

/** The last step of this ride that waits for the network. */
export function useQueuedStep({ id }: Pick<RideView, 'id'>): QueuedStep | undefined {
  return useCell(queued).findLast(({ rideId }) => rideId === id);
}

/** The rides with the queued steps applied. */
export function useWithQueued(rides: RideView[]): RideView[] {
  const steps = useCell(queued);
  return steps.length === 0 ? rides : rides.map((ride) => withQueued(ride, steps));
}

function withQueued(ride: RideView, steps: readonly QueuedStep[]): RideView {
  return steps.filter(({ rideId }) => rideId === ride.id).reduce(taken, ride);
}

const unknown = { expectedAt: null, byPhone: [], freeUntil: null, freeMinutes: null, waitingPrice: null };

/** The current state of the ride takes precedence over a queued step. */
function taken(ride: RideView, { step, at }: QueuedStep): RideView {
  if (ride.status !== 'accepted') return ride;
  if (step === 'start') return { ...ride, status: 'in_progress', startTime: ride.startTime ?? at };
  const way = ride.way ?? { ...unknown, calledAt: [] };
  return step === 'on_the_way'
    ? { ...ride, way, onTheWayAt: ride.onTheWayAt ?? at }
    : { ...ride, way, arrivedAt: ride.arrivedAt ?? at };
}
