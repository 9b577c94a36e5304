import type { RideView } from '#contract/rides.ts';
import { createCell, useCell } from '#web/browser/cell.ts';
import { keepWaitingSteps, type QueuedStep, readWaitingSteps } from '#web/offline/waiting-steps.ts';

const queued = createCell<readonly QueuedStep[]>([]);
let owner: string | undefined;

export function openQueue(userId: string): void {
  owner = userId;
  queued.write(readWaitingSteps(userId));
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
  if (owner !== undefined) keepWaitingSteps(owner, steps);
}

/** The last step of this ride that waits for the network. */
export function useQueuedStep({ id }: Pick<RideView, 'id'>): QueuedStep | undefined {
  return useCell(queued).findLast(({ rideId }) => rideId === id);
}

/** The rides as their driver left them, also with what waits for the network. */
export function useWithQueued(rides: readonly RideView[]): readonly RideView[] {
  const steps = useCell(queued);
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
