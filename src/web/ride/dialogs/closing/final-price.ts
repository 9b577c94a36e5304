import { moneyFrom, moneyText } from '#domain/money.ts';

/** '45.50' for an amount with a comma or a point; null for none; undefined for an invalid one. */
export function finalPriceFrom(typed: string): string | null | undefined {
  const text = typed.replace(/[\s€]/gu, '').replace(',', '.');
  if (text === '') return null;
  const amount = moneyFrom(text);
  return amount === undefined ? undefined : moneyText(amount);
}
