import type { AgendaTimesView } from '#contract/time/agenda.ts';
import type { AgendaDay } from '#domain/agenda/hour-rows.ts';
import { parisTime } from '#domain/time/paris.ts';
import { clockText } from '#web/text/dates.ts';
import { weekdayText } from './agenda-words.ts';

/** What is drawn behind the rides of a day. */
export type AgendaBlock = {
  kind: 'off' | 'busy' | 'out';
  from: Date;
  to: Date;
  title: string;
  detail?: string | undefined;
};

export const noTimes: AgendaTimesView = {
  spans: null,
  pauseMinutes: 0,
  base: null,
  daysOff: [],
  busyTimes: [],
};

/** Days off and busy times that lie in a day. */
export function absencesIn({ daysOff, busyTimes }: AgendaTimesView, day: AgendaDay): AgendaBlock[] {
  const off = daysOff.map(({ startsAt, endsAt, wholeDays, reason }) => {
    const [from, to] = [new Date(startsAt), new Date(endsAt)];
    const title = wholeDays ? 'Congé' : reason || 'Indisponible';
    return { kind: 'off' as const, from, to, title, detail: offDetail({ wholeDays, reason, to }, day) };
  });
  const busy = busyTimes.map(({ startsAt, endsAt }) => ({
    kind: 'busy' as const,
    from: new Date(startsAt),
    to: new Date(endsAt),
    title: 'Occupé',
    detail: 'agenda personnel',
  }));
  return [...off, ...busy].filter(({ from, to }) => from < day.to && to > day.from);
}

/** Whether the driver is off for the whole day. */
export function isDayOff(blocks: readonly AgendaBlock[], day: AgendaDay): boolean {
  return blocks.some(({ kind, from, to }) => kind === 'off' && from <= day.from && to >= day.to);
}

/** The reason, or until when it continues beyond this day. */
function offDetail(
  { wholeDays, reason, to }: { wholeDays: boolean; reason: string; to: Date },
  day: AgendaDay,
): string | undefined {
  if (wholeDays) return reason || undefined;
  return to > day.to
    ? `jusqu’à ${weekdayText(parisTime(to).day)} ${clockText(to)}`
    : `jusqu’à ${clockText(to)}`;
}
