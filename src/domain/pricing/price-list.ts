import type { Point } from '../geo/great-circle.ts';
import { type Cents, cents, MOST } from '../money.ts';
import { type Estimate, estimateFor } from './estimate.ts';
import type { FareLine } from './fare.ts';
import { type Forfait, fittingForfaits } from './forfait.ts';
import { type ChosenOptions, type OptionList, optionCodes } from './option.ts';
import type { PricingRule } from './pricing-rule.ts';
import { type Load, type Supplement, supplementLines } from './supplement.ts';

/** Everything that makes a price. */
export type PriceList = {
  rules: readonly PricingRule[];
  forfaits: readonly Forfait[];
  supplements: readonly Supplement[];
  options: OptionList;
};

/** What is priced. An end is null when its place is unknown. */
export type PricedOrder = Load & {
  from: Point | null;
  to: Point | null;
  km: number;
  minutes: number;
  at: Date;
  options: ChosenOptions;
};

/** `isFixed`: a forfait, which does not depend on the road. */
export type Price = Estimate & { isFixed: boolean };

/**
 * The price of an order, as one list of lines that sum to it: the forfait or the rule, then what is added. No coefficient and no
 * minimum touches what is added.
 */
export function priceFor(list: PriceList, order: PricedOrder): Price {
  const fare = fareOf(list, order);
  const added = [...supplementLines(list.supplements, order), ...optionLines(list.options, order.options)];
  const lines = withinMost([...fare.lines, ...added]);
  return { ...fare, lines, total: cents(lines.reduce((sum, line) => sum + line.cents, 0)) };
}

function fareOf({ rules, forfaits }: PriceList, { from, to, at, km, minutes }: PricedOrder): Price {
  const [forfait] = from && to ? fittingForfaits(forfaits, rules, { from, to, at }) : [];
  if (forfait) return { ...forfait.fare, ruleName: forfait.name, toConfirm: false, isFixed: true };
  return { ...estimateFor({ km, minutes }, rules, at), isFixed: false };
}

function optionLines(list: OptionList, chosen: ChosenOptions): FareLine[] {
  return optionCodes.flatMap((option) => {
    const quantity = chosen[option] ?? 0;
    const { price } = list[option];
    if (quantity === 0 || price === null) return [];
    return [{ kind: 'option', option, quantity, unitCents: price, cents: (quantity * price) as Cents }];
  });
}

/** No sum is too large to be stored: the line that would make it so is cut. */
function withinMost(lines: readonly FareLine[]): FareLine[] {
  let left: number = MOST;
  return lines.map((line) => {
    const amount = cents(Math.min(line.cents, left));
    left -= amount;
    return { ...line, cents: amount };
  });
}
