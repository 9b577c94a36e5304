import { type ParisTime, parisTime } from '../time/paris.ts';
import type { Conditions, PricingRule } from './pricing-rule.ts';

type Hour = Pick<ParisTime, 'weekday' | 'hour'>;
/** The inputs of the choice. */
type Candidate = Pick<PricingRule, 'id' | 'isActive' | 'priority'> & Conditions;

/** The rule that prices a ride at this moment, by the clock of Paris; undefined when none applies. */
export function ruleAt<Rule extends Candidate>(rules: readonly Rule[], moment: Date): Rule | undefined {
  return ruleOfHour(rules, parisTime(moment));
}

/** The rule that applies in an hour of the week. */
export function ruleOfHour<Rule extends Candidate>(rules: readonly Rule[], hour: Hour): Rule | undefined {
  return rules.filter((rule) => rule.isActive && applies(rule, hour)).toSorted(strongerFirst)[0];
}

/**
 * The start hour is included, the end hour is not, and 0 ends a day. A start after the end spans midnight: the night
 * belongs to the day on which it begins.
 */
export function applies({ dayOfWeek, startHour, endHour }: Conditions, { weekday, hour }: Hour): boolean {
  const isNight = startHour !== null && endHour !== null && startHour > endHour;
  const began = isNight && hour < endHour ? dayBefore(weekday) : weekday;
  if (dayOfWeek !== null && dayOfWeek !== began) return false;
  if (startHour === null) return !endHour || hour < endHour;
  if (endHour === null) return hour >= startHour;
  if (startHour === endHour) return true;
  return startHour < endHour ? hour >= startHour && hour < endHour : hour >= startHour || hour < endHour;
}

function dayBefore(weekday: number): number {
  return (weekday + 6) % 7;
}

function strongerFirst(one: Candidate, other: Candidate): number {
  return (
    other.priority - one.priority ||
    conditionsOf(other) - conditionsOf(one) ||
    (one.id < other.id ? -1 : Number(one.id > other.id))
  );
}

function conditionsOf({ dayOfWeek, startHour, endHour }: Conditions): number {
  return [dayOfWeek, startHour, endHour].filter((condition) => condition !== null).length;
}
