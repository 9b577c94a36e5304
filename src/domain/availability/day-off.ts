import { addDays, startOfDay } from '../time/calendar.ts';
import { momentInParis } from '../time/paris.ts';
import type { TimeOff } from './hours.ts';

/** As it is typed: days of Paris, both included; hours 'HH:mm' or null for whole days. */
export type TypedDayOff = { firstDay: string; lastDay: string; from: string | null; to: string | null };

/** Undefined when it ends before it begins, or at an hour that no clock shows. */
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

/** Whether something from one moment to another enters it. */
export function entersTimeOff(off: TimeOff, from: Date, to: Date): boolean {
  return from < off.endsAt && (to > off.startsAt || from.getTime() === off.startsAt.getTime());
}
