import { moneyFrom, moneyText } from '#domain/money.ts';

/** '45.50' for what was typed with a comma or a point; null when nothing was; undefined for what is no amount. */
export function finalPriceFrom(typed: string): string | null | undefined {
  const text = typed.replace(/[\s€]/gu, '').replace(',', '.');
  if (text === '') return null;
  const amount = moneyFrom(text);
  return amount === undefined ? undefined : moneyText(amount);
}
