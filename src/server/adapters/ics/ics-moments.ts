import { parisLocal } from '#domain/time/paris.ts';

const ZONE = 'Europe/Paris';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export type MomentLine = (name: string, moment: Date) => string;

/** 'DTSTART:20260507T153000Z' */
export const utcLine: MomentLine = (name, moment) =>
  `${name}:${digitsOf(moment.toISOString().slice(0, 19))}Z`;

/**
 * 'DTSTART;TZID=Europe/Paris:20260507T173000'. Calendars disagree about a local time that occurs twice when the clock
 * goes back: both occurrences are written in UTC, and so are times with seconds.
 */
export const parisLine: MomentLine = (name, moment) => {
  const local = parisLocal(moment);
  const isTwice = [-HOUR_MS, HOUR_MS].some((ms) => parisLocal(new Date(moment.getTime() + ms)) === local);
  const isWhole = moment.getTime() % MINUTE_MS === 0;
  return isTwice || !isWhole ? utcLine(name, moment) : `${name};TZID=${ZONE}:${digitsOf(`${local}:00`)}`;
};

/** The time zone with its rules, for calendars that do not know its name. */
export const parisZone: readonly string[] = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  `X-LIC-LOCATION:${ZONE}`,
  ...ruleLines('DAYLIGHT', 'CEST', ['+0100', '+0200'], '19700329T020000', 3),
  ...ruleLines('STANDARD', 'CET', ['+0200', '+0100'], '19701025T030000', 10),
  'END:VTIMEZONE',
];

function ruleLines(
  kind: string,
  name: string,
  [from, to]: [string, string],
  since: string,
  month: number,
): string[] {
  return [
    `BEGIN:${kind}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `TZNAME:${name}`,
    `DTSTART:${since}`,
    `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=-1SU`,
    `END:${kind}`,
  ];
}

function digitsOf(moment: string): string {
  return moment.replace(/[-:]/gu, '');
}
