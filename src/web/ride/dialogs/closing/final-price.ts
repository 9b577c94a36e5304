import { moneyText } from '#domain/money.ts';
import { isTyped, typedMoney } from '../../words/typed-money.ts';

/** '45.50' for an amount with a comma or a point; null for none; undefined for an invalid one. */
export function finalPriceFrom(typed: string): string | null | undefined {
  if (!isTyped(typed)) return null;
  const amount = typedMoney(typed);
  return amount === undefined ? undefined : moneyText(amount);
}
