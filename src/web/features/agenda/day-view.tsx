import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { agendaDay } from '#domain/agenda/hour-rows.ts';
import { NARROW, useMedia } from '#web/browser/use-media.ts';
import type { ViewProps } from './agenda-shown.ts';
import { absencesIn } from './agenda-times.ts';
import { dayTitle } from './agenda-words.ts';
import { EmptyDays } from './empty-days.tsx';
import { firstFree } from './first-free.ts';
import { HoursGrid } from './hours-grid.tsx';
import { WeekStrip } from './week-strip.tsx';

/** The hours of one day, with its week one tap away. */
export function DayView({ shown, day, onRide, onFree, acts }: ViewProps) {
  const narrow = useMedia(NARROW);
  const only = useMemo(() => agendaDay(day), [day]);
  const isEmpty =
    shown.rides.every(({ from, to }) => to <= only.from || from >= only.to) &&
    absencesIn(shown.times, only).length === 0;

  return (
    <>
      <WeekStrip {...{ shown, day }} />
      {isEmpty ? (
        <EmptyDays title="Rien ce jour-là" {...{ shown, acts }} day={only} />
      ) : (
        <HoursGrid key={day} days={[only]} label={dayTitle(day)} {...{ shown, onRide, onFree }} />
      )}
      {narrow && !isEmpty && only.to > shown.now && (
        <button
          type="button"
          className="agenda-add"
          aria-label="Nouvelle course ou indisponibilité"
          onClick={() => onFree(firstFree(shown, only))}
        >
          <Plus aria-hidden="true" />
        </button>
      )}
    </>
  );
}
