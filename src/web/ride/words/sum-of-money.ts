import { type Cents, cents } from '#domain/money.ts';

/** Sums amounts as the API writes them; a 'Remise' is negative. */
export function sumOfMoney(amounts: readonly string[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0));
}
