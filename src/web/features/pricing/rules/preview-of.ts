import type { PricingRuleView } from '#contract/pricing/pricing.ts';
import { cents, moneyText } from '#domain/money.ts';
import { type Fare, fareFor, type Trip } from '#domain/pricing/fare.ts';
import { euroText } from '#web/text/euros.ts';
import { type RuleValues, valuesOf } from './rule-values.ts';
import { tariffOf } from './tariff-of.ts';
import { rivalOf, type WeekRule } from './week.ts';

/** What the rule in the form charges for a trip; undefined while its amounts or the trip are incomplete. */
export function fareOf(values: RuleValues, trip: Trip | undefined): Fare | undefined {
  const tariff = tariffOf(values);
  return tariff && trip && fareFor(trip, tariff);
}

/** 'soit 8,30 € de plus que « Tarif de jour »': against the rule that would otherwise price the same hours. */
export function comparisonText(
  { total }: Fare,
  trip: Trip,
  written: WeekRule,
  others: readonly PricingRuleView[],
): string {
  const rivalId = rivalOf(written, others)?.id;
  const rival = others.find(({ id }) => id === rivalId);
  const usual = rival && fareOf(valuesOf(rival), trip);
  if (!rival || !usual) return 'Aucune autre règle ne s’applique à ces heures.';
  const difference = total - usual.total;
  const name = `«\u00a0${rival.name}\u00a0»`;
  if (difference === 0) return `le même prix qu’avec ${name}`;
  const amount = euroText(moneyText(cents(Math.abs(difference))));
  return `soit ${amount} de ${difference > 0 ? 'plus' : 'moins'} que ${name}`;
}
