import { OUTSIDE_VAT } from '#contract/words/bill-words.fr.ts';
import type { Bill } from '#domain/billing/bill.ts';
import type { BillContent } from '#domain/billing/bill-content.ts';
import { cents } from '#domain/money.ts';
import { awaitsCash } from '#domain/payment/payment.ts';
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
    ...(isOpen(ride) && ride.paid_cents ? { alreadyPaid: cents(ride.paid_cents) } : {}),
  };
}

function isOpen({ payment_status }: BilledRide): boolean {
  return payment_status === 'unpaid' || payment_status === 'processing';
}

/** Cash that its driver has not confirmed was not received, and is dated by that word; what goes back was received. */
function paymentOf(ride: BilledRide): BillContent['payment'] {
  const { payment_status, payment_method, cash_confirmed_at, paid_at } = ride;
  const isCashOpen = awaitsCash({
    paymentStatus: payment_status,
    paymentMethod: payment_method,
    cashConfirmedAt: cash_confirmed_at,
  });
  if (isOpen(ride) || isCashOpen || !payment_method || !paid_at) return null;
  return { method: payment_method, paidAt: (cash_confirmed_at ?? paid_at).toISOString() };
}

/** Why a bill has no VAT. */
export function vatMentionOf({ byRate }: Pick<Bill, 'byRate'>, { billing }: SettingsSnapshot): string | null {
  if (byRate.some(({ rate }) => rate === 'outside')) return OUTSIDE_VAT;
  return byRate.some(({ rate }) => rate === 'franchise') ? billing.franchiseMention : null;
}
