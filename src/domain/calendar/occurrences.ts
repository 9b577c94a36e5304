import { DAY, type LocalTime } from './ics-values.ts';
import type { Frequency, RecurrenceRule } from './recurrence-rule.ts';
import {
  type DayNumber,
  firstOfMonth,
  isDayOf,
  monthIndexOf,
  weekdayOf,
  withDaysOfStart,
} from './rule-days.ts';
import type { Spending } from './spending.ts';

type Window = { from: LocalTime; to: LocalTime };
type Period = { first: DayNumber; last: DayNumber };

const stepOf: Partial<Record<Frequency, number>> = { SECONDLY: 1000, MINUTELY: 60_000, HOURLY: 3_600_000 };

/**
 * The repeats of a rule in order of time, up to the end of the window; those before it may be left out. Every day or
 * step examined costs from the budget, whether it matches or not; once the budget is used up, the generator ends.
 */
export function* occurrencesOf(
  rule: RecurrenceRule,
  start: LocalTime,
  window: Window,
  spending: Spending,
): Generator<LocalTime> {
  let left = rule.count ?? Number.POSITIVE_INFINITY;
  // UNTIL may be in another zone, so a day is added; the caller checks it exactly.
  const to = Math.min(window.to, (rule.until?.local ?? Number.POSITIVE_INFINITY) + DAY);
  // With COUNT, repeats are counted from the first one.
  const from = rule.count === undefined ? Math.max(window.from, start) : start;
  for (const local of candidatesOf(rule, start, { from, to }, spending)) {
    if (local < start) continue;
    if (local > to || left <= 0) return;
    left -= 1;
    yield local;
  }
}

function candidatesOf(rule: RecurrenceRule, start: LocalTime, window: Window, spending: Spending) {
  const step = stepOf[rule.frequency];
  const withDays = withDaysOfStart(rule, Math.floor(start / DAY));
  return step === undefined
    ? byDays(withDays, start, window, spending)
    : bySteps(withDays, start, { ...window, step: step * rule.interval }, spending);
}

function* bySteps(
  rule: RecurrenceRule,
  start: LocalTime,
  { from, to, step }: Window & { step: number },
  spending: Spending,
): Generator<LocalTime> {
  const first = start + Math.floor((from - start) / step) * step;
  for (let local = first; local <= to && spending.spend(); local += step)
    if (isDayOf(rule, Math.floor(local / DAY)) && isTimeOf(rule, local)) yield local;
}

function isTimeOf({ hours, minutes, seconds }: RecurrenceRule, local: LocalTime): boolean {
  const time = new Date(local);
  const isIn = (set: ReadonlySet<number>, value: number) => set.size === 0 || set.has(value);
  return (
    isIn(hours, time.getUTCHours()) &&
    isIn(minutes, time.getUTCMinutes()) &&
    isIn(seconds, time.getUTCSeconds())
  );
}

function* byDays(
  rule: RecurrenceRule,
  start: LocalTime,
  window: Window,
  spending: Spending,
): Generator<LocalTime> {
  if (!spending.spend(countOfTimes(rule))) return;
  const times = timesOf(rule, start);
  for (const { first, last } of periodsOf(rule, Math.floor(start / DAY), window)) {
    const found: LocalTime[] = [];
    for (let day = first; day <= last; day += 1) {
      if (!spending.spend()) return;
      if (!isDayOf(rule, day)) continue;
      if (!spending.spend(times.length)) return;
      for (const time of times) found.push(day * DAY + time);
    }
    yield* rule.positions.size === 0
      ? found
      : found.filter((_, index) => isPosition(rule, index, found.length));
  }
}

function isPosition({ positions }: RecurrenceRule, index: number, length: number): boolean {
  return positions.has(index + 1) || positions.has(index - length);
}

function countOfTimes({ hours, minutes, seconds }: RecurrenceRule): number {
  return [hours, minutes, seconds].reduce((product, { size }) => product * Math.max(size, 1), 1);
}

/** The times of one day, in order. */
function timesOf({ hours, minutes, seconds }: RecurrenceRule, start: LocalTime): number[] {
  const time = new Date(start);
  const sorted = (set: ReadonlySet<number>, most: number, own: number) =>
    set.size === 0 ? [own] : [...set].filter((value) => value >= 0 && value < most).toSorted((a, b) => a - b);
  return sorted(hours, 24, time.getUTCHours()).flatMap((hour) =>
    sorted(minutes, 60, time.getUTCMinutes()).flatMap((minute) =>
      sorted(seconds, 60, time.getUTCSeconds()).map((second) => ((hour * 60 + minute) * 60 + second) * 1000),
    ),
  );
}

/** The periods from the one that holds the start of the window to its end, every `interval`. */
function* periodsOf(rule: RecurrenceRule, start: DayNumber, window: Window): Generator<Period> {
  const { interval } = rule;
  const last = Math.floor(window.to / DAY);
  const origin = indexOf(rule, start);
  const passed = Math.max(indexOf(rule, Math.floor(window.from / DAY)) - origin, 0);
  for (let index = origin + Math.floor(passed / interval) * interval; ; index += interval) {
    const period = periodAt(rule, index);
    // Also ends when an absurd interval gives an invalid date.
    if (!(period.first <= last)) return;
    yield period;
  }
}

function indexOf({ frequency, weekStart }: RecurrenceRule, day: DayNumber): number {
  if (frequency === 'YEARLY') return Math.floor(monthIndexOf(day) / 12);
  if (frequency === 'MONTHLY') return monthIndexOf(day);
  return frequency === 'WEEKLY' ? (day - daysInto(weekStart, day) - weekStart + 4) / 7 : day;
}

function periodAt({ frequency, weekStart }: RecurrenceRule, index: number): Period {
  if (frequency === 'YEARLY')
    return { first: firstOfMonth(index * 12), last: firstOfMonth(index * 12 + 12) - 1 };
  if (frequency === 'MONTHLY') return { first: firstOfMonth(index), last: firstOfMonth(index + 1) - 1 };
  if (frequency !== 'WEEKLY') return { first: index, last: index };
  const first = index * 7 + weekStart - 4;
  return { first, last: first + 6 };
}

function daysInto(weekStart: number, day: DayNumber): number {
  return (weekdayOf(day) - weekStart + 7) % 7;
}
