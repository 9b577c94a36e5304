import type { Point } from '../geo/great-circle.ts';
import { type Cents, cents, MOST } from '../money.ts';
import { waitingAt } from '../ride/trip.ts';
import { type Estimate, estimateFor, hireEstimate } from './estimate.ts';
import type { FareLine } from './fare.ts';
import { type Forfait, fittingForfaits } from './forfait.ts';
import { type ChosenOptions, type OptionList, optionCodes } from './option.ts';
import type { PricingRule } from './pricing-rule.ts';
import { type Load, type Supplement, supplementLines } from './supplement.ts';

export type PriceList = {
  rules: readonly PricingRule[];
  forfaits: readonly Forfait[];
  supplements: readonly Supplement[];
  options: OptionList;
  /** The price of a waiting minute, where the rule does not count minutes. */
  waitingPrice: Cents;
};

/** What is priced. An unknown place is null; a hire has neither road nor stops. */
export type PricedOrder = Load & {
  from: Point | null;
  to: Point | null;
  km: number;
  minutes: number;
  at: Date;
  options: ChosenOptions;
  stops: readonly { waitingMinutes: number }[];
  /** The hours of a hire, else null. */
  hours: number | null;
};

/** `isFixed`: a forfait or a hire, whose price does not depend on the road. */
export type Price = Omit<Estimate, 'includesWaiting'> & { isFixed: boolean };

/**
 * The price of an order as a list of lines that sum to it: the forfait or the rule, then the additions. Additions are
 * subject to no coefficient and no minimum.
 */
export function priceFor(list: PriceList, order: PricedOrder): Price {
  const { includesWaiting, ...fare } = fareOf(list, order);
  const waiting = includesWaiting ? [] : waitingLines(waitingAt(order.stops), list.waitingPrice);
  const added = [...supplementLines(list.supplements, order), ...optionLines(list.options, order.options)];
  const lines = withinMost([...fare.lines, ...waiting, ...added]);
  return { ...fare, lines, total: cents(lines.reduce((sum, line) => sum + line.cents, 0)) };
}

/** No forfait applies to a trip with stops. */
function fareOf(list: PriceList, order: PricedOrder): Estimate & Pick<Price, 'isFixed'> {
  const { rules, forfaits } = list;
  const { from, to, at, km, minutes, stops, hours } = order;
  if (hours !== null) return { ...hireEstimate(hours, rules, at), isFixed: true };
  const isDirect = stops.length === 0;
  const [forfait] = from && to && isDirect ? fittingForfaits(forfaits, rules, { from, to, at }) : [];
  if (forfait) {
    const { name: ruleName, fare } = forfait;
    return { ...fare, ruleName, toConfirm: false, includesWaiting: true, isFixed: true };
  }
  const trip = { km, minutes, waitingMinutes: waitingAt(stops) };
  return { ...estimateFor(trip, rules, at), isFixed: false };
}

function waitingLines(minutes: number, price: Cents): FareLine[] {
  if (minutes === 0 || price === 0) return [];
  return [{ kind: 'waiting', quantity: minutes, unitCents: price, cents: cents(minutes * price) }];
}

function optionLines(list: OptionList, chosen: ChosenOptions): FareLine[] {
  return optionCodes.flatMap((option) => {
    const quantity = chosen[option] ?? 0;
    const { price } = list[option];
    if (quantity === 0 || price === null) return [];
    return [{ kind: 'option', option, quantity, unitCents: price, cents: (quantity * price) as Cents }];
  });
}

/** Caps the sum at what the database can store: the line that exceeds it is cut. */
function withinMost(lines: readonly FareLine[]): FareLine[] {
  let left: number = MOST;
  return lines.map((line) => {
    const amount = cents(Math.min(line.cents, left));
    left -= amount;
    return { ...line, cents: amount };
  });
}
