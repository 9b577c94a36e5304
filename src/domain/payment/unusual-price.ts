import type { Cents } from '../money.ts';

const USUAL_SHARE = 0.3;

/** Zero, or far from the agreed price: more likely a typing mistake than a price. */
export function isUnusualPrice(final: Cents, agreed: Cents): boolean {
  return final === 0 || Math.abs(final - agreed) > agreed * USUAL_SHARE;
}
