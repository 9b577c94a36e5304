import type { Conditions } from '#domain/pricing/pricing-rule.ts';
import { applies, ruleOfHour } from '#domain/pricing/rule-choice.ts';
import { weekdays } from '../weekdays.ts';

/** What decides which rule applies to an hour, and its name. */
export type WeekRule = Conditions & { id: string; name: string; isActive: boolean; priority: number };

/** Consecutive hours of one rule; `to` is exclusive. */
export type Stretch = { from: number; to: number; rule: WeekRule | undefined };
export type Day = { weekday: number; stretches: Stretch[] };

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** The rule of each hour of the week, from Monday on. */
export function weekOf(rules: readonly WeekRule[]): Day[] {
  return weekdays.map(({ weekday }) => ({ weekday, stretches: stretchesOf(rules, weekday) }));
}

/** How many hours of the week a rule applies to. */
export function hoursWon(rules: readonly WeekRule[], id: string): number {
  const won = weekOf(rules).flatMap(({ stretches }) => stretches.filter(({ rule }) => rule?.id === id));
  return won.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** The rule that would apply instead of this one: in the hours it wins, else in those it could win. */
export function rivalOf(rule: WeekRule, others: readonly WeekRule[]): WeekRule | undefined {
  const all = weekdays.flatMap(({ weekday }) => hours.map((hour) => ({ weekday, hour })));
  const won = all.filter((hour) => ruleOfHour([...others, rule], hour)?.id === rule.id);
  const meant = won.length > 0 ? won : all.filter((hour) => applies(rule, hour));
  return meant.map((hour) => ruleOfHour(others, hour)).find((rival) => rival !== undefined);
}

function stretchesOf(rules: readonly WeekRule[], weekday: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (const hour of hours) {
    const rule = ruleOfHour(rules, { weekday, hour });
    const last = stretches.at(-1);
    if (last && last.rule?.id === rule?.id) last.to = hour + 1;
    else stretches.push({ from: hour, to: hour + 1, rule });
  }
  return stretches;
}
