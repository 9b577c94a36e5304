import { addDays, weekdayOf } from '../time/calendar.ts';
import { isCalendarDay } from '../time/calendar-day.ts';
import { type CalendarWords, calendarWords } from './calendar-words.ts';
import { type Match, markRead, matchesOf, type PastedText, type Span } from './pasted-text.ts';

/** `day` is undefined when the words can mean more than one day. */
export type FoundDate = { day: string | undefined; span: Span };

/** `isForeign`: the message may write the month first. `today` is when it is read, 'YYYY-MM-DD'. */
export type DateFacts = { today: string; isForeign: boolean };

/** A date without a year further ahead than this more likely lies in the past. */
const MOST_DAYS_AHEAD = 300;

type Rule = {
  rule: RegExp;
  dayOf: (match: Match, words: CalendarWords, facts: DateFacts) => string | undefined;
};

/** From the most exact rule to the least: a later rule does not see what an earlier one has read. */
export function findDates(pasted: PastedText, facts: DateFacts): FoundDate[] {
  const words = calendarWords(pasted.folded);
  const found = rulesFor(words).flatMap(({ rule, dayOf }) =>
    matchesOf(pasted, rule).map((match) => {
      markRead(pasted, match.span);
      return { day: dayOf(match, words, facts), span: match.span };
    }),
  );
  return found.toSorted((one, other) => one.span[0] - other.span[0]);
}

function rulesFor({ weekday, month, near }: CalendarWords): Rule[] {
  const after = '(?![\\d¤])';
  // Not across a line: the next one may begin with 'Heure :'.
  const noHour = '(?! ?(?:h\\b|:|heures?|[ap]m|%|€))';
  return [
    { rule: /\b(\d{4})-(\d{2})-(\d{2})\b/u, dayOf: ({ groups }) => real(groups[1], groups[2], groups[3]) },
    {
      rule: new RegExp(
        `(?:\\b(${weekday}),?\\s+)?(?:le\\s+)?\\b(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?${after}`,
        'u',
      ),
      dayOf: ({ groups: [, named, first, second, year] }, words, facts) =>
        onWeekday(named, numeric(first, second, year, facts), words),
    },
    {
      rule: new RegExp(`\\b(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})${after}`, 'u'),
      dayOf: ({ groups: [, day, month_, year] }) => real(year, month_, day),
    },
    {
      // Without a year only after a word that says it is a date: '9.30' may be an hour.
      rule: new RegExp(
        `\\b(?:(${weekday}),?\\s+(?:le\\s+)?|(?:le|du|the|on|date\\s*:)\\s*)(\\d{1,2})\\.(0?[1-9]|1[0-2])(?:\\.(\\d{2}))?(?![\\d¤]|\\.\\d)${noHour}`,
        'u',
      ),
      dayOf: ({ groups: [, named, first, second, year] }, words, facts) =>
        onWeekday(named, numeric(first, second, year, facts), words),
    },
    {
      rule: new RegExp(
        `(?:\\b(${weekday}),?\\s+)?(?:(?:le|the)\\s+)?\\b(\\d{1,2})(?:er|st|nd|rd|th)?\\s+(?:of\\s+)?(${month})\\b\\.?(?:\\s+(\\d{4}))?`,
        'u',
      ),
      dayOf: ({ groups: [, named, day, name, year] }, words, facts) =>
        onWeekday(named, dayOfMonth(Number(day), words.monthOf(name ?? ''), year, facts), words),
    },
    {
      rule: new RegExp(
        `(?:\\b(${weekday}),?\\s+)?\\b(${month})\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b${noHour}(?:,?\\s+(\\d{4}))?`,
        'u',
      ),
      dayOf: ({ groups: [, named, name, day, year] }, words, facts) =>
        onWeekday(named, dayOfMonth(Number(day), words.monthOf(name ?? ''), year, facts), words),
    },
    {
      rule: new RegExp(
        `\\b(${weekday})\\s+(?:le\\s+|the\\s+)?(\\d{1,2})(?:er|st|nd|rd|th)?\\b${noHour}${after}`,
        'u',
      ),
      dayOf: ({ groups: [, named, day] }, words, facts) =>
        onWeekday(named, nextDay(Number(day), facts), words),
    },
    {
      rule: new RegExp(`\\b(?:(${near}),?\\s+)?(?:next\\s+(${weekday})|(${weekday})\\s+prochaine?)\\b`, 'u'),
      dayOf: ({ groups }, words, facts) => nextWeekday(words.weekdayOf(groups[2] ?? groups[3] ?? ''), facts),
    },
    {
      rule: new RegExp(`(?<![a-z'])(${near})\\b(?:,?\\s+(?:\\(\\s*)?(${weekday})\\b)?`, 'u'),
      dayOf: ({ groups: [, words_, named] }, words, { today }) =>
        onWeekday(named, addDays(today, words.daysTo(words_ ?? '')), words),
    },
    {
      rule: new RegExp(`\\b(${weekday})\\b`, 'u'),
      dayOf: ({ groups }, words, facts) => comingWeekday(words.weekdayOf(groups[1] ?? ''), facts),
    },
    {
      rule: /\b(?:dans|in)\s+(\d{1,2})\s+(?:jours|days)\b/u,
      dayOf: ({ groups }, _, { today }) => addDays(today, Number(groups[1])),
    },
    {
      rule: /\b(?:le|the|du)\s+(\d{1,2})(?:er|st|nd|rd|th)?\b(?!\.\d)(?=\s*(?:a\b|at\b|vers\b|[,.!?\n¤]|$))/u,
      dayOf: ({ groups }, _, facts) => nextDay(Number(groups[1]), facts),
    },
  ];
}

function real(year?: string, month?: string, day?: string): string | undefined {
  const text = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return isCalendarDay(text) ? text : undefined;
}

/** '15/05' is clear; '12/06' from abroad is not. */
function numeric(first = '', second = '', year: string | undefined, facts: DateFacts): string | undefined {
  const [one, two] = [Number(first), Number(second)];
  if (facts.isForeign && one <= 12 && two <= 12 && one !== two) return undefined;
  const [day, month] = two > 12 ? [two, one] : [one, two];
  return dayOfMonth(day, month, year?.length === 2 ? `20${year}` : year, facts);
}

/** Without a year, the next such date; a day of the recent past is not moved to next year. */
function dayOfMonth(
  day: number,
  month: number | undefined,
  year: string | undefined,
  { today }: DateFacts,
): string | undefined {
  if (month === undefined) return undefined;
  const inYear = (of: number) => real(String(of), String(month), String(day));
  if (year !== undefined) return notPast(inYear(Number(year)), today);
  const thisYear = Number(today.slice(0, 4));
  const next = [inYear(thisYear), inYear(thisYear + 1)].find(
    (known) => known !== undefined && known >= today,
  );
  return next !== undefined && next <= addDays(today, MOST_DAYS_AHEAD) ? next : undefined;
}

function notPast(day: string | undefined, today: string): string | undefined {
  return day !== undefined && day >= today ? day : undefined;
}

/** 'le 18': of this month, or of the next. */
function nextDay(day: number, { today }: DateFacts): string | undefined {
  const months = [today, `${addDays(`${today.slice(0, 7)}-01`, 31).slice(0, 7)}-01`].map((any) =>
    any.slice(0, 7),
  );
  const days = months.map((month) => real(month.slice(0, 4), month.slice(5), String(day)));
  return days.find((known) => known !== undefined && known >= today);
}

/** A date that does not fall on the written weekday is ambiguous. */
function onWeekday(
  named: string | undefined,
  day: string | undefined,
  words: CalendarWords,
): string | undefined {
  if (day === undefined || named === undefined) return day;
  return weekdayOf(day) === words.weekdayOf(named) ? day : undefined;
}

/** 'mardi': the next one. Said on a Tuesday it may be today or in a week. */
function comingWeekday(weekday: number | undefined, { today }: DateFacts): string | undefined {
  const days = daysTo(weekday, today);
  return days === undefined || days === 0 ? undefined : addDays(today, days);
}

/** 'mardi prochain' is unclear while one is still to come this week. */
function nextWeekday(weekday: number | undefined, { today }: DateFacts): string | undefined {
  const days = daysTo(weekday, today);
  if (days === undefined) return undefined;
  if (days === 0) return addDays(today, 7);
  const daysLeft = (7 - weekdayOf(today)) % 7;
  return days > daysLeft ? addDays(today, days) : undefined;
}

function daysTo(weekday: number | undefined, today: string): number | undefined {
  return weekday === undefined ? undefined : (weekday - weekdayOf(today) + 7) % 7;
}
