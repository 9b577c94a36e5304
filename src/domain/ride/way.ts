import type { RideFacts } from './ride.ts';

/** What a driver tells between accepting a ride and starting it: times of the ride, no statuses. */
export const waySteps = ['on_the_way', 'arrived'] as const;
export type WayStep = (typeof waySteps)[number];

export const moveOfStep = { on_the_way: 'set_off', arrived: 'arrive' } as const;
export const undoOfStep = { on_the_way: 'undo_set_off', arrived: 'undo_arrive' } as const;

/** How long a step can be taken back on the screen. */
export const UNDO_STEP_MS = 60_000;
/** The server waits a little longer, for the request on its way; until then nobody gets a message about the step. */
export const STEP_IS_FINAL_AFTER_MS = UNDO_STEP_MS + 2_000;

const HALF_A_DAY_MS = 12 * 3_600_000;

type Steps = Pick<RideFacts, 'onTheWayAt' | 'arrivedAt'>;

/** The one step to offer; a start needs none of them. */
export function nextStep({
  status,
  scheduledAt,
  onTheWayAt,
  arrivedAt,
  now,
}: Pick<RideFacts, 'status' | 'scheduledAt'> & Steps & { now: Date }): WayStep | undefined {
  if (status !== 'accepted' || arrivedAt) return undefined;
  if (onTheWayAt) return 'arrived';
  // Earlier than that, it is more often a slip than a departure.
  return scheduledAt.getTime() - now.getTime() <= HALF_A_DAY_MS ? 'on_the_way' : undefined;
}

export function lastStep({ onTheWayAt, arrivedAt }: Steps): { step: WayStep; at: Date } | undefined {
  if (arrivedAt) return { step: 'arrived', at: arrivedAt };
  return onTheWayAt ? { step: 'on_the_way', at: onTheWayAt } : undefined;
}

/** A client who comes a little later finds the driver where they are. */
const STILL_THERE_MS = 30 * 60_000;

/** Whether what the driver told is still true of a ride that was moved. */
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

/** The last step, and only for a minute. */
export function isJustTaken(step: WayStep, facts: Steps, now: Date): boolean {
  const last = lastStep(facts);
  return last?.step === step && now.getTime() - last.at.getTime() <= STEP_IS_FINAL_AFTER_MS;
}

/** What a telephone says about a step taken without network, never beyond the server's time nor before the step before it. */
export function cutPhoneTime(phone: Date, server: Date, before: Date | null): Date {
  const earliest = Math.min(before?.getTime() ?? 0, server.getTime());
  return new Date(Math.max(earliest, Math.min(phone.getTime(), server.getTime())));
}

/** A fee counts by the time that favours the client: the later arrival, */
export function countedArrival(server: Date | null, phone: Date | null): Date | null {
  return server && phone ? new Date(Math.max(server.getTime(), phone.getTime())) : server;
}

/** and the earlier boarding. */
export function countedBoarding(server: Date | null, phone: Date | null): Date | null {
  return server && phone ? new Date(Math.min(server.getTime(), phone.getTime())) : server;
}
