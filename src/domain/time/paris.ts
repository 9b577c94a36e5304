const HOUR_MS = 3_600_000;
const [MARCH, OCTOBER] = [2, 9];

/** The local time in Paris. `weekday` is 0 on Sunday. */
export type ParisTime = { day: string; weekday: number; hour: number; minute: number };

/** By the EU rule, without Intl: on a slow phone the first date format takes longer than the rest of a page. */
export function parisTime(moment: Date): ParisTime {
  const shifted = new Date(moment.getTime() + hoursAhead(moment) * HOUR_MS);
  return {
    day: shifted.toISOString().slice(0, 10),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}

function hoursAhead(moment: Date): number {
  const year = moment.getUTCFullYear();
  return moment >= lastSunday(year, MARCH) && moment < lastSunday(year, OCTOBER) ? 2 : 1;
}

/** The last Sunday of a month with 31 days at 01:00 UTC, when clocks change in the EU. */
function lastSunday(year: number, month: number): Date {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return new Date(last.getTime() - last.getUTCDay() * 24 * HOUR_MS);
}

/** 'YYYY-MM-DDTHH:mm', as a date-time input shows it. */
export function parisLocal(moment: Date): string {
  const { day, hour, minute } = parisTime(moment);
  return `${day}T${twoDigits(hour)}:${twoDigits(minute)}`;
}

/**
 * The moment of a local time in Paris. Undefined for an invalid date, or for the hour skipped in spring. The hour
 * repeated in autumn is taken the first time.
 */
export function momentInParis(local: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u.test(local)) return undefined;
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const candidates = [2, 1].map((hours) => new Date(asUtc - hours * HOUR_MS));
  return candidates.find((moment) => parisLocal(moment) === local);
}

/** Whether this local time occurs twice because winter time begins. */
export function comesTwice(local: string): boolean {
  const moment = momentInParis(local);
  return moment !== undefined && parisLocal(new Date(moment.getTime() + HOUR_MS)) === local;
}

/** The start and end of a day in Paris: 23, 24 or 25 hours. Undefined for an invalid day. */
export function dayInParis(day: string): { from: Date; to: Date } | undefined {
  const from = momentInParis(`${day}T00:00`);
  const to = from && momentInParis(`${dayAfter(day)}T00:00`);
  return from && to && { from, to };
}

function dayAfter(day: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return new Date(noon + 24 * HOUR_MS).toISOString().slice(0, 10);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
