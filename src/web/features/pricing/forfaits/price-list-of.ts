import type { ForfaitView } from '#contract/pricing/forfaits.ts';
import type { PricingRuleView } from '#contract/pricing/pricing.ts';
import { cents, moneyFrom } from '#domain/money.ts';
import type { Forfait } from '#domain/pricing/forfait.ts';
import type { PricingRule } from '#domain/pricing/pricing-rule.ts';
import { valuesOf } from '../rules/rule-values.ts';
import { tariffOf } from '../rules/tariff-of.ts';

export function forfaitOf({ price, ...forfait }: ForfaitView): Forfait {
  return { ...forfait, price: moneyFrom(price) ?? cents(0) };
}

export function rulesOf(views: readonly PricingRuleView[]): PricingRule[] {
  return views.flatMap((view) => {
    const tariff = tariffOf(valuesOf(view));
    const { id, name, isActive, priority, dayOfWeek, startHour, endHour } = view;
    return tariff ? [{ ...tariff, id, name, isActive, priority, dayOfWeek, startHour, endHour }] : [];
  });
}
