import { type Cents, cents } from '../money.ts';
import { shareOut } from '../share-out.ts';
import { type VatRate, vatRates } from './vat.ts';
import { withoutVat } from './without-vat.ts';

/** A charged line with its price including VAT. A negative one is a discount. */
export type Charge = { ttc: Cents; rate: VatRate };

export type Taxed<C extends Charge = Charge> = C & { ht: Cents };

export type RateTotal = { rate: VatRate; ht: Cents; vat: Cents; ttc: Cents };

/** Lines and sums that add up to the cent, by rate and in total: HT + VAT = TTC. */
export type Bill<C extends Charge = Charge> = {
  lines: Taxed<C>[];
  byRate: RateTotal[];
  ht: Cents;
  vat: Cents;
  ttc: Cents;
};

/** `htOf` computes the amount of a rate before VAT, where that depends on more than this bill. */
export function billOf<C extends Charge>(charges: readonly C[], htOf = withoutVat): Bill<C> {
  const rates = vatRates.filter((rate) => charges.some((charge) => charge.rate === rate));
  const byRate = rates.map((rate) => totalOf(charges, rate, htOf));
  const shares = new Map(byRate.map((total) => [total.rate, linesOfRate(charges, total)]));
  return {
    lines: charges.map((charge) => ({ ...charge, ht: shares.get(charge.rate)?.shift() ?? cents(0) })),
    byRate,
    ht: sumOf(byRate.map(({ ht }) => ht)),
    vat: sumOf(byRate.map(({ vat }) => vat)),
    ttc: sumOf(byRate.map(({ ttc }) => ttc)),
  };
}

export function sumOf(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

function totalOf(charges: readonly Charge[], rate: VatRate, htOf: typeof withoutVat): RateTotal {
  const ttc = sumOf(charges.filter((charge) => charge.rate === rate).map((charge) => charge.ttc));
  const ht = htOf(ttc, rate);
  return { rate, ht, vat: cents(ttc - ht), ttc };
}

/** Discounts are rounded first; the rest is shared among the other lines. */
function linesOfRate(charges: readonly Charge[], { rate, ht }: RateTotal): Cents[] {
  const prices = charges.filter((charge) => charge.rate === rate).map((charge) => charge.ttc);
  const discounts = prices.map((price) => (price < 0 ? withoutVat(price, rate) : cents(0)));
  const shares = shareOut(
    cents(ht - sumOf(discounts)),
    prices.map((price) => Math.max(price, 0)),
  );
  return prices.map((price, index) => (price < 0 ? discounts[index] : shares[index]) ?? cents(0));
}
