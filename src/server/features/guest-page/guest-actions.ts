import { rideMessageBody } from '#contract/people/chat.ts';
import { centsFrom } from '#contract/pricing/pricing.ts';
import { requestedMove } from '#domain/ride/requested-move.ts';
import type { Deps } from '#server/deps.ts';
import { requestNote } from '#server/features/bills/index.ts';
import { answerChange } from '#server/features/change-requests/index.ts';
import { sendRideMessage } from '#server/features/chat/index.ts';
import { captureOrder, checkPayment, openOrder, payRide } from '#server/features/payments/index.ts';
import { guestLink, linkAddress } from '#server/features/ride-links/index.ts';
import { confirmRide, makeMove } from '#server/features/rides/index.ts';
import { AppError } from '#server/http/errors.ts';
import type { GuestRide } from './guest-ride.ts';
import { landingActs } from './landing-acts.ts';

export type Fields = Readonly<Record<string, string>>;

/** What the holder of a link may do, as the client of this one ride; a ride named in the form is ignored. */
export const acts = {
  async confirmer(deps: Deps, { ride, client }: GuestRide): Promise<void> {
    if (ride.confirmed_at === null) await confirmRide(deps, ride, { actor: client, notedBy: null });
  },

  async annuler(deps: Deps, { ride, client }: GuestRide, { reason = '', fee = '' }: Fields): Promise<void> {
    await makeMove(deps, client, {
      rideId: ride.id,
      meant: (facts, role) => requestedMove('cancelled', facts, role),
      reason: reason.trim().slice(0, 500),
      // Another amount than the one that was read is refused.
      expectedFee: centsFrom(fee),
    });
  },

  ...landingActs,

  async note(deps: Deps, { ride, client }: GuestRide): Promise<void> {
    await requestNote(deps, client, ride.id);
  },

  async 'accepter-modification'(deps: Deps, { ride, client }: GuestRide, fields: Fields): Promise<void> {
    await answerChange(deps, client, { rideId: ride.id, move: 'accept_change', version: versionOf(fields) });
  },

  async 'refuser-modification'(deps: Deps, { ride, client }: GuestRide, fields: Fields): Promise<void> {
    await answerChange(deps, client, { rideId: ride.id, move: 'refuse_change', version: versionOf(fields) });
  },

  async contester(deps: Deps, { ride, client }: GuestRide, { reason = '' }: Fields): Promise<void> {
    await makeMove(deps, client, {
      rideId: ride.id,
      meant: () => 'contest_price',
      reason: reason.trim().slice(0, 500),
    });
  },

  async messages(deps: Deps, { ride, client }: GuestRide, { content = '', key }: Fields): Promise<void> {
    const read = rideMessageBody.safeParse({ rideId: ride.id, content, ...(key ? { key } : {}) });
    if (!read.success) throw new AppError('invalid_request');
    await sendRideMessage(deps, client, read.data);
  },
};

/** Another version than the one that was read is refused. */
function versionOf({ version = '' }: Fields): number {
  return /^\d{1,9}$/u.test(version) ? Number(version) : 0;
}

export function isAct(step: string): step is keyof typeof acts {
  return Object.hasOwn(acts, step);
}

/** Declares cash; for an online payment, returns the URL of the provider's page, which leads back here. */
export async function pay(
  deps: Deps,
  { ride, client, token }: GuestRide,
  { method }: Fields,
  siteUrl: string,
): Promise<{ url: string; method: 'paypal' | 'stripe' } | undefined> {
  if (method === 'cash') {
    await payRide(deps, client, ride.id, { paymentStatus: 'paid', paymentMethod: 'cash' });
    return undefined;
  }
  if (method !== 'paypal' && method !== 'stripe') throw new AppError('method_unavailable');
  const page = `${linkAddress(guestLink, siteUrl, token)}/payer`;
  const { url } = await openOrder(deps, client, { rideId: ride.id, method, siteUrl, page });
  if (!url) throw new AppError('payment_away');
  return { url, method };
}

/** On the return from a provider: checks what was paid there, and captures what was approved there. */
export async function settle(deps: Deps, { ride, client }: GuestRide): Promise<void> {
  await checkPayment(deps, ride);
  const orderId = await approvedOrder(deps, ride);
  if (orderId) await captureOrder(deps, client, orderId);
}

/** None once the ride is paid, or where the client left PayPal's page without approving it. */
async function approvedOrder(deps: Deps, { id }: GuestRide['ride']): Promise<string | undefined> {
  const open = await deps.db
    .selectFrom('payments')
    .innerJoin('rides', 'rides.id', 'payments.ride_id')
    .select('payments.order_id')
    .where('ride_id', '=', id)
    .where('payment_status', '=', 'unpaid')
    .where('method', '=', 'paypal')
    .where('state', '=', 'open')
    .where('payments.order_id', 'is not', null)
    .orderBy('payments.created_at', 'desc')
    .executeTakeFirst();
  if (!open?.order_id) return undefined;
  const { state } = await deps.payments.paypal.getStatus(open.order_id);
  return state === 'open' || state === 'gone' ? undefined : open.order_id;
}
