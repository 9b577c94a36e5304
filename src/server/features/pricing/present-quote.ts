import type { DistanceView, FareLineView } from '#contract/places.ts';
import { moneyText } from '#domain/money.ts';
import type { FareLine } from '#domain/pricing/fare.ts';
import type { Deps } from '#server/deps.ts';
import type { Road } from '#server/ports/places.ts';
import { type Quote, sealQuote } from './quote.ts';

const kilometres = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

export function presentQuote({ secrets }: Deps, quote: Quote, { estimated, path }: Road): DistanceView {
  return {
    distance: quote.km,
    duration: quote.minutes,
    distanceText: `${kilometres.format(quote.km)} km`,
    durationText: durationText(quote.minutes),
    price: moneyText(quote.total),
    priceLines: quote.lines.map(presentFareLine),
    ruleName: quote.ruleName,
    priceToConfirm: quote.toConfirm,
    quoteId: sealQuote(secrets, quote),
    quoteExpiresAt: quote.expiresAt,
    estimated,
    path,
  };
}

export function presentFareLine(line: FareLine): FareLineView {
  return {
    kind: line.kind,
    ...(line.quantity === undefined ? {} : { quantity: line.quantity }),
    ...(line.unitCents === undefined ? {} : { unitPrice: moneyText(line.unitCents) }),
    amount: moneyText(line.cents),
  };
}

function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  return `${Math.trunc(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}
