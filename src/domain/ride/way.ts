import type { RideFacts } from './ride.ts';

/** The steps a driver reports between accepting a ride and starting it: stored as times, not as statuses. */
export const waySteps = ['on_the_way', 'arrived'] as const;
export type WayStep = (typeof waySteps)[number];

export const moveOfStep = { on_the_way: 'set_off', arrived: 'arrive' } as const;
export const undoOfStep = { on_the_way: 'undo_set_off', arrived: 'undo_arrive' } as const;

/** How long the screen offers to undo a step. */
export const UNDO_STEP_MS = 60_000;
/** The server allows two more seconds for a request in flight; no message about the step is sent before. */
export const STEP_IS_FINAL_AFTER_MS = UNDO_STEP_MS + 2_000;

const HALF_A_DAY_MS = 12 * 3_600_000;

type Steps = Pick<RideFacts, 'onTheWayAt' | 'arrivedAt'>;

/** The next step to offer; a ride may also start without them. */
export function nextStep({
  status,
  scheduledAt,
  onTheWayAt,
  arrivedAt,
  now,
}: Pick<RideFacts, 'status' | 'scheduledAt'> & Steps & { now: Date }): WayStep | undefined {
  if (status !== 'accepted' || arrivedAt) return undefined;
  if (onTheWayAt) return 'arrived';
  // Earlier than that, it is more likely a mistaken tap than a departure.
  return scheduledAt.getTime() - now.getTime() <= HALF_A_DAY_MS ? 'on_the_way' : undefined;
}

export function lastStep({ onTheWayAt, arrivedAt }: Steps): { step: WayStep; at: Date } | undefined {
  if (arrivedAt) return { step: 'arrived', at: arrivedAt };
  return onTheWayAt ? { step: 'on_the_way', at: onTheWayAt } : undefined;
}

/** A departure delayed by this much still finds the driver at the pickup. */
const STILL_THERE_MS = 30 * 60_000;

/** Whether the reported steps still hold after the ride was moved. */
export function keepsSteps({
  isElsewhere,
  from,
  to,
}: {
  isElsewhere: boolean;
  from: Date;
  to: Date;
}): boolean {
  return !isElsewhere && to.getTime() - from.getTime() <= STILL_THERE_MS;
}

/** Whether this is the last step and can still be undone. */
export function isJustTaken(step: WayStep, facts: Steps, now: Date): boolean {
  const last = lastStep(facts);
  return last?.step === step && now.getTime() - last.at.getTime() <= STEP_IS_FINAL_AFTER_MS;
}

/** The phone's time of a step taken offline, clamped between the step before it and the server's time. */
export function cutPhoneTime(phone: Date, server: Date, before: Date | null): Date {
  const earliest = Math.min(before?.getTime() ?? 0, server.getTime());
  return new Date(Math.max(earliest, Math.min(phone.getTime(), server.getTime())));
}

/** The later of the two arrival times: fees are computed in the client's favour. */
export function countedArrival(server: Date | null, phone: Date | null): Date | null {
  return server && phone ? new Date(Math.max(server.getTime(), phone.getTime())) : server;
}

/** The earlier of the two boarding times: fees are computed in the client's favour. */
export function countedBoarding(server: Date | null, phone: Date | null): Date | null {
  return server && phone ? new Date(Math.min(server.getTime(), phone.getTime())) : server;
}
