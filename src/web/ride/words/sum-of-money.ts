import { type Cents, cents } from '#domain/money.ts';

/** Of amounts as answers write them: a 'Remise' is below nought and counts against the others. */
export function sumOfMoney(amounts: readonly string[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0));
}
