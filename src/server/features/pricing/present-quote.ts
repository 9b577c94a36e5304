import { shortText } from '#contract/sentences/french.ts';
import { PLACE_UNKNOWN } from '#contract/sentences/ride-sentences.fr.ts';
import type { DistanceView, FareLineView } from '#contract/trip/places.ts';
import { percentOf, vatRateOf } from '#domain/billing/vat.ts';
import { withoutVat } from '#domain/billing/without-vat.ts';
import { co2eOf } from '#domain/company/co2e.ts';
import type { VatRegime } from '#domain/company/company.ts';
import { cents, moneyText } from '#domain/money.ts';
import type { FareLine } from '#domain/pricing/fare.ts';
import { freeMinutesAt } from '#domain/pricing/waiting.ts';
import type { WaitingTerms } from '#domain/pricing/waiting-terms.ts';
import type { Deps } from '#server/deps.ts';
import type { PricedTrip } from './price-trip.ts';
import { type Quote, sealQuote } from './quote.ts';

/** What a quote shows beyond what it signs. */
export type QuoteFacts = { co2ePerKm: number | null; waiting: WaitingTerms; vatRegime: VatRegime | '' };

export function presentQuote(
  { secrets }: Deps,
  { quote, road }: PricedTrip,
  { co2ePerKm, waiting, vatRegime }: QuoteFacts,
): DistanceView {
  const freeMinutes = freeMinutesAt(quote.from, waiting);
  const isTimed = road !== undefined || (quote.asked.hours ?? null) !== null;
  return {
    distance: road ? quote.km : null,
    duration: isTimed ? quote.minutes : null,
    co2e: co2eOf(road ? quote.km : null, co2ePerKm),
    distanceText: road ? `${shortText(quote.km, 1)} km` : PLACE_UNKNOWN,
    durationText: isTimed ? durationText(quote.minutes) : PLACE_UNKNOWN,
    price: moneyText(quote.total),
    ...vatOf(quote, vatRegime),
    priceLines: quote.lines.map(presentFareLine),
    ruleName: quote.ruleName,
    priceToConfirm: quote.toConfirm,
    cancellationTerms: quote.terms ?? null,
    freeMinutes,
    quoteId: sealQuote(secrets, withAgreedMinutes(quote, freeMinutes)),
    quoteExpiresAt: quote.expiresAt,
    pickupKnown: quote.from !== null,
    destinationKnown: quote.to !== null,
    stopsKnown: (quote.stops ?? []).map((point) => point !== null),
    estimated: road?.estimated ?? true,
    path: road?.path ?? [],
  };
}

/** The free minutes agreed for an absence hold for the ride, whatever is set later. */
function withAgreedMinutes(quote: Quote, freeMinutes: number): Quote {
  return quote.terms ? { ...quote, terms: { ...quote.terms, freeMinutes } } : quote;
}

/** By the kind of order; whether the route of a hire was agreed is said at its end. */
function vatOf({ total, asked }: PricedTrip['quote'], regime: VatRegime | ''): Pick<DistanceView, 'vat'> {
  const rate = vatRateOf(regime, { kind: (asked.hours ?? null) === null ? 'one_way' : 'hire' });
  if (percentOf(rate) === 0) return {};
  const amount = moneyText(cents(total - withoutVat(total, rate)));
  return { vat: { rate: `${percentOf(rate)}\u00a0%`, amount } };
}

export function presentFareLine(line: FareLine): FareLineView {
  return {
    kind: line.kind,
    ...(line.quantity === undefined ? {} : { quantity: line.quantity }),
    ...(line.unitCents === undefined ? {} : { unitPrice: moneyText(line.unitCents) }),
    amount: moneyText(line.cents),
    ...(line.label === undefined ? {} : { label: line.label }),
    ...(line.beyond === undefined ? {} : { beyond: line.beyond }),
    ...(line.option === undefined ? {} : { option: line.option }),
    ...(line.waitingMinutes === undefined ? {} : { waitingMinutes: line.waitingMinutes }),
  };
}

function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  return `${Math.trunc(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}
