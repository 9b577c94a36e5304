import { OUTSIDE_VAT } from '#contract/words/bill-words.fr.ts';
import type { Bill } from '#domain/billing/bill.ts';
import type { BillContent } from '#domain/billing/bill-content.ts';
import { cents } from '#domain/money.ts';
import { awaitsCash, paidBefore } from '#domain/payment/payment.ts';
import { roadOf } from '#server/db/ride-places.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';
import type { BilledRide } from './billed-ride.ts';
import { sellerFrom } from './seller.ts';

type Facts = Pick<BillContent, 'rideNumber' | 'seller' | 'service' | 'payment' | 'alreadyPaid'>;

/** What every bill of a ride says, whatever it is for. */
export function factsOfBill(
  ride: BilledRide,
  settings: SettingsSnapshot,
  voucherNumber: string | null,
): Facts {
  return {
    rideNumber: Number(ride.number),
    seller: sellerFrom(settings),
    service: {
      startedAt: ride.started_at?.toISOString() ?? null,
      endedAt: ride.ended_at?.toISOString() ?? null,
      ...(ride.status === 'cancelled' ? { plannedAt: ride.scheduled_at.toISOString() } : {}),
      pickup: ride.pickup_address,
      destination: [...ride.stops.map(({ address }) => address), ride.destination_address].join(' – '),
      voucherNumber,
      km: roadOf(ride).km,
      co2ePerKm: ride.co2e_per_km,
    },
    payment: paymentOf(ride),
    ...alreadyPaidOf(ride),
  };
}

function isOpen({ payment_status }: BilledRide): boolean {
  return payment_status === 'unpaid' || payment_status === 'processing';
}

/** The agreed price, while the rest of a raise is not paid, or its cash only announced. */
function alreadyPaidOf(ride: BilledRide): Pick<BillContent, 'alreadyPaid'> {
  const { owes_rest: owesRest, paid_cents, estimated_cents } = ride;
  const paidCents = paid_cents === null ? null : cents(paid_cents);
  const held = isCashOpen(ride)
    ? paidBefore({ owesRest, paidCents, estimatedCents: cents(estimated_cents) })
    : isOpen(ride) && paidCents;
  return held ? { alreadyPaid: held } : {};
}

function isCashOpen(ride: BilledRide): boolean {
  return awaitsCash({
    paymentStatus: ride.payment_status,
    paymentMethod: ride.payment_method,
    cashConfirmedAt: ride.cash_confirmed_at,
  });
}

/** Cash that its driver has not confirmed was not received, and is dated by that word; what goes back was received. */
function paymentOf(ride: BilledRide): BillContent['payment'] {
  const { payment_method, cash_confirmed_at, paid_at } = ride;
  if (isOpen(ride) || isCashOpen(ride) || !payment_method || !paid_at) return null;
  return { method: payment_method, paidAt: (cash_confirmed_at ?? paid_at).toISOString() };
}

/** Why a bill has no VAT. */
export function vatMentionOf({ byRate }: Pick<Bill, 'byRate'>, { billing }: SettingsSnapshot): string | null {
  if (byRate.some(({ rate }) => rate === 'outside')) return OUTSIDE_VAT;
  return byRate.some(({ rate }) => rate === 'franchise') ? billing.franchiseMention : null;
}
