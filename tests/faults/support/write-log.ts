import type { RideMessageBody } from '#contract/people/chat.ts';
import type { BookRideBody } from '#contract/rides/booking-bodies.ts';
import type { FarPerson } from '#tests/support/far-people.ts';

/** A request with an idempotency key; `answers` are the ids it was answered with. */
export type Asked<Body> = { by: FarPerson; body: Body; answers: Set<string> };

/** What a user requested: a client's cancellation may only have become a cancellation request. */
export type RideAction = 'accept' | 'reject' | 'start' | 'complete' | 'cancel';
export type CashEvent = 'cash_declared' | 'cash_confirmed' | 'refunded';

/** What users requested and what was acknowledged; the rest may or may not have happened. */
export function openWriteLog() {
  const accounts: string[] = [];
  const bookings = new Map<string, Asked<BookRideBody>>();
  const messages = new Map<string, Asked<RideMessageBody>>();
  const actions = new Map<string, number>();
  const drivers = new Map<string, FarPerson>();
  const cashEvents = new Set<string>();
  const troubles: { status: number; message: string; ms: number }[] = [];
  let acknowledged = 0;

  return {
    accounts,
    bookings,
    messages,
    actions,
    /** The driver whose acceptance was acknowledged. */
    drivers,
    cashEvents,
    troubles,
    acknowledged: () => acknowledged,

    registered(email: string): void {
      accounts.push(email);
      acknowledged += 1;
    },
    answered({ answers }: Pick<Asked<unknown>, 'answers'>, id: string): void {
      answers.add(id);
      acknowledged += 1;
    },
    did(rideId: string, actor: FarPerson, action: RideAction): void {
      const key = actionKey(rideId, actor.id, action);
      actions.set(key, (actions.get(key) ?? 0) + 1);
      if (action === 'accept') drivers.set(rideId, actor);
      acknowledged += 1;
    },
    said(rideId: string, cashEvent: CashEvent): void {
      cashEvents.add(cashEventKey(rideId, cashEvent));
      acknowledged += 1;
    },
  };
}

export type WriteLog = ReturnType<typeof openWriteLog>;

export function actionKey(rideId: string, actorId: string | null, action: string): string {
  return `${action} by ${actorId} of ride ${rideId}`;
}

export function cashEventKey(rideId: string, cashEvent: string): string {
  return `${cashEvent} of ride ${rideId}`;
}
