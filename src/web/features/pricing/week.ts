import type { Conditions } from '#domain/pricing/pricing-rule.ts';
import { applies, ruleOfHour } from '#domain/pricing/rule-choice.ts';
import { weekdays } from './weekdays.ts';

/** What decides who wins an hour, and the name it is told by. */
export type WeekRule = Conditions & { id: string; name: string; isActive: boolean; priority: number };

/** Hours in a row that one rule wins; `to` is not part of them. */
export type Stretch = { from: number; to: number; rule: WeekRule | undefined };
export type Day = { weekday: number; stretches: Stretch[] };

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Who wins each hour of the week, from Monday on. */
export function weekOf(rules: readonly WeekRule[]): Day[] {
  return weekdays.map(({ weekday }) => ({ weekday, stretches: stretchesOf(rules, weekday) }));
}

/** How many hours of the week a rule wins. */
export function hoursWon(rules: readonly WeekRule[], id: string): number {
  const won = weekOf(rules).flatMap(({ stretches }) => stretches.filter(({ rule }) => rule?.id === id));
  return won.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** The rule that would price the hours of this one without it: where it wins, else where it could. */
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
