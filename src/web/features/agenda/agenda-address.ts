import { useSearch } from 'wouter';
import { type AgendaView, agendaViews } from '#domain/agenda/agenda-span.ts';
import { AGENDA_PATH } from '#domain/navigation/pages.ts';
import { isCalendarDay } from '#domain/time/calendar-day.ts';
import { NARROW, useMedia } from '#web/browser/use-media.ts';

const slugs: Record<AgendaView, string> = { day: 'jour', week: 'semaine', month: 'mois' };

export type AgendaPlace = { view: AgendaView; day: string };

/** The view and its day are in the URL, so that reload and back restore them. A phone opens with the day. */
export function useAgendaPlace(today: string): AgendaPlace {
  const asked = new URLSearchParams(useSearch());
  const narrow = useMedia(NARROW);
  const day = asked.get('jour') ?? '';

  return {
    view: agendaViews.find((view) => slugs[view] === asked.get('vue')) ?? (narrow ? 'day' : 'week'),
    day: isCalendarDay(day) ? day : today,
  };
}

export function agendaAddress({ view, day }: AgendaPlace): string {
  return `${AGENDA_PATH}?vue=${slugs[view]}&jour=${day}`;
}
