import { type IcsMoment, momentFrom } from './ics-values.ts';

const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof frequencies)[number];

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** `nth` 0 is every such weekday, 2 the second one of the month or year, -1 the last. */
export type RuleWeekday = { weekday: number; nth: number };

export type RecurrenceRule = {
  frequency: Frequency;
  interval: number;
  count: number | undefined;
  until: IcsMoment | undefined;
  months: ReadonlySet<number>;
  weekNumbers: ReadonlySet<number>;
  yearDays: ReadonlySet<number>;
  monthDays: ReadonlySet<number>;
  weekdays: readonly RuleWeekday[];
  hours: ReadonlySet<number>;
  minutes: ReadonlySet<number>;
  seconds: ReadonlySet<number>;
  positions: ReadonlySet<number>;
  weekStart: number;
};

/** 'FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20261231' */
export function ruleFrom(text: string): RecurrenceRule | undefined {
  const parts = new Map(text.split(';').map((part): [string, string] => pair(part)));
  const frequency = frequencies.find((name) => name === parts.get('FREQ')?.toUpperCase());
  if (!frequency) return undefined;
  const numbers = (name: string) => numbersIn(parts.get(name));
  return {
    frequency,
    interval: positive(parts.get('INTERVAL')) ?? 1,
    count: positive(parts.get('COUNT')),
    until: momentFrom(parts.get('UNTIL') ?? ''),
    months: numbers('BYMONTH'),
    weekNumbers: numbers('BYWEEKNO'),
    yearDays: numbers('BYYEARDAY'),
    monthDays: numbers('BYMONTHDAY'),
    weekdays: weekdaysIn(parts.get('BYDAY')),
    hours: numbers('BYHOUR'),
    minutes: numbers('BYMINUTE'),
    seconds: numbers('BYSECOND'),
    positions: numbers('BYSETPOS'),
    weekStart: Math.max(weekdays.indexOf(parts.get('WKST') ?? 'MO'), 0),
  };
}

function pair(part: string): [string, string] {
  const [name = '', value = ''] = part.split('=');
  return [name.toUpperCase(), value];
}

function positive(text: string | undefined): number | undefined {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

function numbersIn(list: string | undefined): Set<number> {
  return new Set(list ? list.split(',').map(Number).filter(Number.isInteger) : []);
}

function weekdaysIn(list: string | undefined): RuleWeekday[] {
  return [...new Set(list?.toUpperCase().split(','))].flatMap((text) => {
    const found = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/u.exec(text);
    return found ? [{ weekday: weekdays.indexOf(found[2] ?? ''), nth: Number(found[1] ?? 0) }] : [];
  });
}
