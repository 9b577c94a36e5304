import type { Point } from '../geo/great-circle.ts';
import type { Cents } from '../money.ts';
import { type ParisTime, parisTime } from '../time/paris.ts';
import { areaOf, isInZone, type Zone } from '../zones/zone.ts';
import { type Fare, fareFor } from './fare.ts';
import type { PricingRule } from './pricing-rule.ts';
import { applies, ruleAt } from './rule-choice.ts';

/** One price from a zone to another. Weekdays are a set with Sunday as 0; hours work as in a rule. */
export type Forfait = {
  id: string;
  from: Zone;
  to: Zone;
  price: Cents;
  isBothWays: boolean;
  isActive: boolean;
  weekdays: readonly number[];
  startHour: number | null;
  endHour: number | null;
  /** Whether the coefficient of the rule in force applies to it. */
  takesCoefficient: boolean;
};

/** 'Paris ↔ CDG' */
export function forfaitName({
  from,
  to,
  isBothWays,
}: {
  from: Named;
  to: Named;
  isBothWays: boolean;
}): string {
  return `${from.name} ${isBothWays ? '↔' : '→'} ${to.name}`;
}

type Named = { name: string };

export type Way = { from: Point; to: Point; at: Date };

/** Whether a forfait applies, named in the direction of the trip ('Paris → CDG'), or why not. */
export type Verdict =
  | { fits: true; name: string; fare: Fare }
  | { fits: false; because: 'inactive' | 'day' | 'hour' }
  | { fits: false; because: 'pickup' | 'destination'; zone: string };

export type FittingForfait = { forfait: Forfait; name: string; fare: Fare };

/** The forfaits that apply, the winner first: the smallest zones, then the lowest price, then the oldest. */
export function fittingForfaits(
  forfaits: readonly Forfait[],
  rules: readonly PricingRule[],
  way: Way,
): FittingForfait[] {
  const fitting = forfaits.flatMap((forfait) => {
    const verdict = verdictOn(forfait, rules, way);
    return verdict.fits ? [{ forfait, name: verdict.name, fare: verdict.fare }] : [];
  });
  return fitting.toSorted(
    (one, other) =>
      zonesOf(one.forfait) - zonesOf(other.forfait) ||
      one.fare.total - other.fare.total ||
      (one.forfait.id < other.forfait.id ? -1 : Number(one.forfait.id > other.forfait.id)),
  );
}

export function verdictOn(forfait: Forfait, rules: readonly PricingRule[], way: Way): Verdict {
  const { isActive, isBothWays, from, to } = forfait;
  if (!isActive) return { fits: false, because: 'inactive' };
  const there = missedEnd(way, from, to);
  const back = isBothWays ? missedEnd(way, to, from) : there;
  if (there && back) return { fits: false, ...(back.because === 'destination' ? back : there) };
  const clock = parisTime(way.at);
  if (!isInForce(forfait, clock)) return { fits: false, because: isItsDay(forfait, clock) ? 'hour' : 'day' };
  const name = there ? `${to.name} → ${from.name}` : `${from.name} → ${to.name}`;
  return { fits: true, name, fare: forfaitFare(forfait, rules, way.at, name) };
}

/** The area of both zones, in square metres. */
export function zonesOf({ from, to }: Forfait): number {
  return areaOf(from) + areaOf(to);
}

/** No minimum applies; the coefficient only where the forfait takes it. */
function forfaitFare(
  { price, takesCoefficient }: Pick<Forfait, 'price' | 'takesCoefficient'>,
  rules: readonly PricingRule[],
  at: Date,
  name: string,
): Fare {
  const coefficient = takesCoefficient ? (ruleAt(rules, at)?.coefficient ?? 1) : 1;
  const fare = fareFor(
    { km: 0, minutes: 0 },
    { method: 'flat_rate', flatRate: price, minimumFare: 0 as Cents, coefficient },
  );
  return {
    ...fare,
    lines: fare.lines.map((line) => (line.kind === 'flat' ? { ...line, label: name } : line)),
  };
}

type Clock = Pick<ParisTime, 'weekday' | 'hour'>;

/** A night belongs to the day on which it begins. */
function isInForce({ weekdays, startHour, endHour }: Forfait, clock: Clock): boolean {
  return weekdays.some((dayOfWeek) => applies({ dayOfWeek, startHour, endHour }, clock));
}

/** Whether it applies at some hour of this calendar day. */
function isItsDay(forfait: Forfait, { weekday }: Clock): boolean {
  return Array.from({ length: 24 }, (_, hour) => hour).some((hour) => isInForce(forfait, { weekday, hour }));
}

function missedEnd(way: Way, from: Zone, to: Zone) {
  if (!isInZone(way.from, from)) return { because: 'pickup', zone: from.name } as const;
  if (!isInZone(way.to, to)) return { because: 'destination', zone: to.name } as const;
  return undefined;
}
