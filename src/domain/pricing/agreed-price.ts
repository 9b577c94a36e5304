import { type Cents, cents } from '../money.ts';
import { shareOut } from '../share-out.ts';
import type { Fare } from './fare.ts';

/** A price named by the driver: the difference becomes one line, a 'Remise' or a 'Supplément convenu'. */
export function atAgreedPrice({ total, lines }: Fare, agreed: Cents | null): Fare {
  if (agreed === null || agreed === total) return { total, lines };
  const difference = cents(agreed - total);
  return {
    total: agreed,
    lines: [...lines, { kind: difference < 0 ? 'discount' : 'supplement', cents: difference }],
  };
}

/** One price for rides ordered together, shared in proportion to their own prices; the shares sum to it. */
export function atAgreedTotal(fares: readonly Fare[], agreed: Cents | null): Fare[] {
  if (agreed === null) return [...fares];
  const isFree = fares.every(({ total }) => total === 0);
  const shares = shareOut(
    agreed,
    fares.map(({ total }) => (isFree ? 1 : total)),
  );
  return fares.map((fare, index) => atAgreedPrice(fare, shares[index] ?? null));
}
