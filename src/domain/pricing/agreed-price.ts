import { type Cents, cents } from '../money.ts';
import type { Fare } from './fare.ts';

/** Another price that a driver named: the difference is one line, a 'Remise' or a 'Supplément convenu', and the lines still sum. */
export function atAgreedPrice({ total, lines }: Fare, agreed: Cents | null): Fare {
  if (agreed === null || agreed === total) return { total, lines };
  const difference = cents(agreed - total);
  return {
    total: agreed,
    lines: [...lines, { kind: difference < 0 ? 'discount' : 'supplement', cents: difference }],
  };
}
