import type { VoucherView } from '#contract/papers/vouchers.ts';
import { cents, moneyText } from '#domain/money.ts';
import { missingMentions } from '#domain/voucher/voucher.ts';
import { onlineUntil } from '#domain/voucher/voucher-times.ts';
import { fingerprintOf } from '#server/chains/documents.ts';
import { presentFareLine } from '#server/features/pricing/index.ts';
import type { VoucherRow } from './read-vouchers.ts';
import { verifyAddress } from './verify-address.ts';

/** `site` is the base of the address that is printed. */
export function presentVoucher(row: VoucherRow, site: string): VoucherView {
  const { document } = row;
  const { priceLines, priceCents, distanceKm, durationMinutes, ...facts } = document.facts;
  return {
    rideId: document.rideId,
    rideNumber: document.rideNumber,
    rideStatus: row.rideStatus,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    replacedAt: row.replacedAt?.toISOString() ?? null,
    onlineUntil: onlineUntil(new Date(facts.pickupAt)).toISOString(),
    number: document.number,
    version: document.version,
    issuedAt: document.issuedAt,
    issuedLater: document.issuedLater,
    address: verifyAddress(site, document.token),
    fingerprint: fingerprintOf(row.mark),
    missing: missingMentions(document.facts),
    ...facts,
    distance: distanceKm,
    duration: durationMinutes,
    price: moneyText(cents(priceCents)),
    priceLines: priceLines.map(presentFareLine),
  };
}
