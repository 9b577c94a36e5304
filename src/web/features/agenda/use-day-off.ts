import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addDayOff, removeDayOff } from '#contract/time/hours.calls.ts';
import type { DayOffView } from '#contract/time/hours.ts';
import { addDays } from '#domain/time/calendar.ts';
import { parisLocal } from '#domain/time/paris.ts';
import { refreshAfter } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { numbered } from '#web/text/counts.ts';
import { momentText } from '#web/text/dates.ts';
import { showToast } from '#web/ui/toast-store.ts';

/** From a moment until the end of its day, or the whole day. */
export type AskedDayOff = { from: Date; wholeDay: boolean };

/** Taken at once, confirmed by a toast, and undone with one press. */
export function useDayOff(): (asked: AskedDayOff) => void {
  const queries = useQueryClient();
  const back = useMutation({
    mutationFn: (id: string) => callApi(removeDayOff, { id }),
    onSuccess: () => refreshAfter(queries, removeDayOff),
    onError: (error) => reportFailure(error, 'L’absence n’a pas pu être changée.'),
  });
  const take = useMutation({
    mutationFn: (asked: AskedDayOff) => callApi(addDayOff, { body: bodyOf(asked) }),
    onSuccess: (off) => {
      void refreshAfter(queries, addDayOff);
      showToast({
        tone: 'ok',
        title: off.wholeDays ? 'Congé posé' : 'Indisponibilité notée',
        text: textOf(off),
        action: { label: 'Annuler', press: () => back.mutate(off.id) },
      });
    },
    onError: (error) => reportFailure(error, 'L’absence n’a pas pu être changée.'),
  });
  return take.mutate;
}

function bodyOf({ from, wholeDay }: AskedDayOff) {
  const [day = '', clock = ''] = parisLocal(from).split('T');
  if (wholeDay) return { firstDay: day, lastDay: day, from: null, to: null };
  return { firstDay: day, lastDay: addDays(day, 1), from: clock, to: '00:00' };
}

/** Rides accepted before stay accepted. */
function textOf({ startsAt, wholeDays, rides }: DayOffView): string {
  const when = wholeDays ? 'Toute la journée.' : `À partir du ${momentText(new Date(startsAt), new Date())}.`;
  return rides.length === 0
    ? when
    : `${when} ${numbered(rides.length, 'course acceptée', 'courses acceptées')} ce jour-là\u00a0: rien n’est annulé.`;
}
