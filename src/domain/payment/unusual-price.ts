import type { Cents } from '../money.ts';

const USUAL_SHARE = 0.3;

/** Nothing at all, or far from what was agreed: more often a slip of the finger than a price. */
export function isUnusualPrice(final: Cents, agreed: Cents): boolean {
  return final === 0 || Math.abs(final - agreed) > agreed * USUAL_SHARE;
}
