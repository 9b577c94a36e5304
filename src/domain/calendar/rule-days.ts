import { DAY } from './ics-values.ts';
import type { RecurrenceRule, RuleWeekday } from './recurrence-rule.ts';

/** Days since 1970-01-01. */
export type DayNumber = number;

export function weekdayOf(day: DayNumber): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function firstOfMonth(monthIndex: number): DayNumber {
  return Date.UTC(Math.floor(monthIndex / 12), ((monthIndex % 12) + 12) % 12, 1) / DAY;
}

export function monthIndexOf(day: DayNumber): number {
  const date = new Date(day * DAY);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** A rule without days takes them from its first occurrence. */
export function withDaysOfStart(rule: RecurrenceRule, start: DayNumber): RecurrenceRule {
  const namesDays =
    rule.weekNumbers.size + rule.yearDays.size + rule.monthDays.size + rule.weekdays.length > 0;
  if (namesDays) return rule;
  const date = new Date(start * DAY);
  const monthDays = new Set([date.getUTCDate()]);
  switch (rule.frequency) {
    case 'YEARLY':
      return {
        ...rule,
        monthDays,
        months: rule.months.size > 0 ? rule.months : new Set([date.getUTCMonth() + 1]),
      };
    case 'MONTHLY':
      return { ...rule, monthDays };
    case 'WEEKLY':
      return { ...rule, weekdays: [{ weekday: weekdayOf(start), nth: 0 }] };
    case 'DAILY':
    case 'HOURLY':
    case 'MINUTELY':
    case 'SECONDLY':
      return rule;
  }
}

/** Most rules name weekdays only: dates are computed only for the others. */
export function isDayOf(rule: RecurrenceRule, day: DayNumber): boolean {
  const weekday = weekdayOf(day);
  const wanted = rule.weekdays.filter((one) => one.weekday === weekday);
  if (rule.weekdays.length > 0 && wanted.length === 0) return false;
  const isEvery = rule.weekdays.length === 0 || wanted.some(({ nth }) => nth === 0);
  return (isEvery && !namesDates(rule)) || isDateOf(rule, day, isEvery ? [] : wanted);
}

function namesDates({ months, monthDays, yearDays, weekNumbers }: RecurrenceRule): boolean {
  return months.size + monthDays.size + yearDays.size + weekNumbers.size > 0;
}

function isDateOf(rule: RecurrenceRule, day: DayNumber, weekdays: readonly RuleWeekday[]): boolean {
  const month = monthIndexOf(day);
  const ofMonth = { first: firstOfMonth(month), after: firstOfMonth(month + 1) };
  const january = month - (month % 12);
  const ofYear = { first: firstOfMonth(january), after: firstOfMonth(january + 12) };
  const isMonthly = rule.frequency === 'MONTHLY' || rule.months.size > 0;
  return (
    (rule.months.size === 0 || rule.months.has((month % 12) + 1)) &&
    isPlaceOf(rule.monthDays, day, ofMonth) &&
    isPlaceOf(rule.yearDays, day, ofYear) &&
    (rule.weekNumbers.size === 0 || rule.weekNumbers.has(weekNumberOf(day))) &&
    (weekdays.length === 0 || isNthOf(weekdays, day, isMonthly ? ofMonth : ofYear))
  );
}

type Days = { first: DayNumber; after: DayNumber };

/** Counted from the start, or from the end where negative. */
function isPlaceOf(places: ReadonlySet<number>, day: DayNumber, { first, after }: Days): boolean {
  return places.size === 0 || places.has(day - first + 1) || places.has(day - after);
}

function isNthOf(weekdays: readonly RuleWeekday[], day: DayNumber, { first, after }: Days): boolean {
  const fromStart = Math.floor((day - first) / 7) + 1;
  const fromEnd = -Math.floor((after - 1 - day) / 7) - 1;
  return weekdays.some(({ nth }) => nth === fromStart || nth === fromEnd);
}

/** ISO 8601: week 1 contains the first Thursday of the year. */
function weekNumberOf(day: DayNumber): number {
  const thursday = day - ((weekdayOf(day) + 6) % 7) + 3;
  const newYear = firstOfMonth(new Date(thursday * DAY).getUTCFullYear() * 12);
  return Math.floor((thursday - newYear) / 7) + 1;
}
