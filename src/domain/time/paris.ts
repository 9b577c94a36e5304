import { onFirstUse } from './on-first-use.ts';

/** The local time in Paris. `weekday` is 0 on Sunday. */
export type ParisTime = { day: string; weekday: number; hour: number; minute: number };

const format = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Paris',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

export function parisTime(moment: Date): ParisTime {
  const found = format().formatToParts(moment);
  const parts = Object.fromEntries(found.map(({ type, value }) => [type, value]));
  const day = `${parts.year}-${parts.month}-${parts.day}`;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return { day, weekday, hour: Number(parts.hour), minute: Number(parts.minute) };
}

/** 'YYYY-MM-DDTHH:mm', as a date-time field shows it. */
export function parisLocal(moment: Date): string {
  const { day, hour, minute } = parisTime(moment);
  return `${day}T${twoDigits(hour)}:${twoDigits(minute)}`;
}

/**
 * The moment a clock in Paris shows this. Undefined for what no clock ever shows: a wrong date, or the hour
 * that is skipped in spring. The hour that comes twice in autumn is taken the first time.
 */
export function momentInParis(local: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u.test(local)) return undefined;
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const candidates = [2, 1].map((hours) => new Date(asUtc - hours * 3_600_000));
  return candidates.find((moment) => parisLocal(moment) === local);
}

/** When a day begins and ends in Paris: 23, 24 or 25 hours. Undefined for what is no day. */
export function dayInParis(day: string): { from: Date; to: Date } | undefined {
  const from = momentInParis(`${day}T00:00`);
  const to = from && momentInParis(`${dayAfter(day)}T00:00`);
  return from && to && { from, to };
}

function dayAfter(day: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return new Date(noon + 24 * 3_600_000).toISOString().slice(0, 10);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
