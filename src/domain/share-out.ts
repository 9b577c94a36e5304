import { type Cents, cents } from './money.ts';

/** Shares an amount by weight, to the cent: spare cents go to the largest remainders, on a tie to the earlier. */
export function shareOut(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => cents(0));
  const parts = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { index, floor: Number(exact / BigInt(whole)), rest: exact % BigInt(whole) };
  });
  const missing = amount - parts.reduce((sum, { floor }) => sum + floor, 0);
  const raised = new Set(
    parts
      .toSorted((a, b) => Number(b.rest - a.rest) || a.index - b.index)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return parts.map(({ index, floor }) => cents(floor + (raised.has(index) ? 1 : 0)));
}
