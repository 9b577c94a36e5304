import type { Cents } from '../money.ts';
import { estimateFor } from './estimate.ts';
import type { Trip } from './fare.ts';
import {
  type Forfait,
  fittingForfaits,
  forfaitName,
  type Verdict,
  verdictOn,
  type Way,
  zonesOf,
} from './forfait.ts';
import type { PricingRule } from './pricing-rule.ts';

/** Why a candidate wins or loses. */
export type Reason =
  | { because: 'forfait_wins' | 'larger_zone' | 'higher_price' | 'newer' }
  | { because: 'rule_wins' | 'rule_waits' | 'no_rule' | 'stops' }
  | Exclude<Verdict, { fits: true }>;

/** What could price a trip. */
export type Candidate = { id: string; name: string; isForfait: boolean; price: Cents; reason: Reason };

/** All candidates for the price of a trip: the winner, other fitting forfaits, the rule, then what does not fit. */
export function priceCandidates(
  { forfaits, rules }: { forfaits: readonly Forfait[]; rules: readonly PricingRule[] },
  way: Way,
  trip: Trip,
  { hasStops = false } = {},
): Candidate[] {
  const fitting = hasStops ? [] : fittingForfaits(forfaits, rules, way);
  const [winner] = fitting;
  const fit = fitting.map(({ forfait, name, fare }): Candidate => {
    const because = winner?.forfait === forfait ? 'forfait_wins' : whyNot(forfait, fare.total, winner);
    return { id: forfait.id, name, isForfait: true, price: fare.total, reason: { because } };
  });
  const others = forfaits.flatMap((forfait): Candidate[] => {
    const verdict = verdictOn(forfait, rules, way);
    if (verdict.fits && !hasStops) return [];
    const reason: Reason = verdict.fits ? { because: 'stops' } : verdict;
    return [{ id: forfait.id, name: forfaitName(forfait), isForfait: true, price: forfait.price, reason }];
  });
  const { ruleName, total } = estimateFor(trip, rules, way.at);
  const withRule = winner ? 'rule_waits' : 'rule_wins';
  const rule: Candidate = {
    id: '',
    name: ruleName ?? '',
    isForfait: false,
    price: total,
    reason: { because: ruleName === null ? 'no_rule' : withRule },
  };
  return [...fit, rule, ...others];
}

function whyNot(
  forfait: Forfait,
  total: Cents,
  winner: ReturnType<typeof fittingForfaits>[number] | undefined,
) {
  if (winner && zonesOf(forfait) > zonesOf(winner.forfait)) return 'larger_zone';
  return winner && total > winner.fare.total ? 'higher_price' : 'newer';
}
