import { type Cents, cents } from '../money.ts';
import type { FareLine } from './fare.ts';

/** What a driver may add at the end of a ride: something counted, or an amount with its reason. */
export const countedAdditions = ['waiting', 'extra_hours'] as const;
export const namedAdditions = ['toll', 'added_stop', 'supplement'] as const;

export type CountedAddition = { kind: (typeof countedAdditions)[number]; quantity: number };
export type NamedAddition = { kind: (typeof namedAdditions)[number]; amount: Cents; reason: string };
export type Addition = CountedAddition | NamedAddition;

/** The highest count that may be added, and the price of each. */
export type Countable = Record<CountedAddition['kind'], { most: number; unit: Cents }>;

export type FinalRefusal = 'raise_unnamed' | 'addition_too_large' | 'addition_reason_required';

export type FinalPrice =
  | { ok: true; final: Cents | null; lines: FareLine[] }
  | { ok: false; refusal: FinalRefusal };

/**
 * The price at the end: a driver may lower it; any raise must be a named line. `asked` is the amount the driver typed,
 * null when it is the sum.
 */
export function finalPriceOf(
  agreed: Cents,
  additions: readonly Addition[],
  asked: Cents | null,
  countable: Countable,
): FinalPrice {
  const isTooLarge = countedAdditions.some((kind) => countedOf(kind, additions) > countable[kind].most);
  if (isTooLarge) return { ok: false, refusal: 'addition_too_large' };
  if (additions.some((one) => needsReason(one) && !one.reason.trim()))
    return { ok: false, refusal: 'addition_reason_required' };

  const lines = additions.map((one) => lineOf(one, countable)).filter((line) => line.cents > 0);
  const sum = lines.reduce((total, line) => total + line.cents, agreed as number);
  if (asked !== null && asked > sum) return { ok: false, refusal: 'raise_unnamed' };
  if (asked === null && lines.length === 0) return { ok: true, final: null, lines: [] };
  return { ok: true, final: asked ?? cents(sum), lines };
}

/** All lines of a kind summed, so that the same minutes are not added twice. */
function countedOf(kind: CountedAddition['kind'], additions: readonly Addition[]): number {
  return additions.reduce((sum, one) => sum + (one.kind === kind && 'quantity' in one ? one.quantity : 0), 0);
}

/** A toll needs no further reason. */
function needsReason(addition: Addition): addition is NamedAddition {
  return 'reason' in addition && addition.kind !== 'toll';
}

function lineOf(addition: Addition, countable: Countable): FareLine {
  if ('quantity' in addition) {
    const { kind, quantity } = addition;
    const { unit } = countable[kind];
    return { kind, quantity, unitCents: unit, cents: cents(quantity * unit) };
  }
  const { kind, amount, reason } = addition;
  return { kind, cents: amount, ...(reason.trim() ? { label: reason.trim() } : {}) };
}
