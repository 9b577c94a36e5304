import { addDays, startOfDay } from '../time/calendar.ts';
import { momentInParis } from '../time/paris.ts';
import type { TimeOff } from './hours.ts';

/** As typed: days in Paris, both included; hours 'HH:mm', or null for whole days. */
export type TypedDayOff = { firstDay: string; lastDay: string; from: string | null; to: string | null };

/** Undefined when it ends before it begins, or when an hour does not exist on that day. */
export function timeOff({
  firstDay,
  lastDay,
  from,
  to,
}: TypedDayOff): (TimeOff & { wholeDays: boolean }) | undefined {
  const wholeDays = from === null || to === null;
  const startsAt = wholeDays ? startOfDay(firstDay) : momentInParis(`${firstDay}T${from}`);
  const endsAt = wholeDays ? startOfDay(addDays(lastDay, 1)) : momentInParis(`${lastDay}T${to}`);
  return startsAt && endsAt && startsAt < endsAt ? { startsAt, endsAt, wholeDays } : undefined;
}

/** Whether a time span overlaps it. */
export function entersTimeOff(off: TimeOff, from: Date, to: Date): boolean {
  return from < off.endsAt && (to > off.startsAt || from.getTime() === off.startsAt.getTime());
}
