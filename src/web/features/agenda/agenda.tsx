import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { UserView } from '#contract/account/auth.ts';
import { daysOf, spanOf } from '#domain/agenda/agenda-span.ts';
import { sumsByDay } from '#domain/agenda/day-sums.ts';
import { parisTime } from '#domain/time/paris.ts';
import { useCachedSince } from '#web/api/cached-since.ts';
import { useNow } from '#web/browser/use-now.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import './agenda.css';
import { agendaAddress, useAgendaPlace } from './agenda-address.ts';
import { AgendaHead } from './agenda-head.tsx';
import { agendaRides } from './agenda-rides.ts';
import { type AgendaOpeners, type AgendaShown, pricedOf, type ViewProps } from './agenda-shown.ts';
import { DayView } from './day-view.tsx';
import { FreeSheet } from './free-sheet.tsx';
import { MonthView } from './month-view.tsx';
import { type AgendaContent, useAgenda } from './use-agenda.ts';
import { useDayOff } from './use-day-off.ts';
import { WeekView } from './week-view.tsx';

/** The card and buttons of a ride load after the calendar. */
const RideSheet = preloadable(async () => (await import('./ride-sheet.tsx')).RideSheet, { quiet: true });

/** Day, week or month of a driver. */
export function Agenda({ viewer, openers }: { viewer: UserView; openers: AgendaOpeners }) {
  const now = useNow();
  const today = parisTime(now).day;
  const { view, day } = useAgendaPlace(today);
  const [, navigate] = useLocation();
  const { content, isOld, failed, busy, retry } = useAgenda(spanOf(view, day));
  const [rideId, openRide] = useState<string>();
  const [freeAt, chooseFree] = useState<Date>();
  const isOffline = useCachedSince() !== undefined;
  const shown = useShown(content, now, today);
  const go: ViewProps['go'] = (to) => navigate(agendaAddress({ view, day, ...to }), { replace: true });
  const acts = { onOrder: openers.onOrder, onDayOff: useDayOff() };
  const View = views[view];

  return (
    <>
      <AgendaHead {...{ view, day, today, shown, go, openers }} />
      {failed && !shown && <ErrorState text="Impossible de charger l’agenda." busy={busy} onRetry={retry} />}
      {!failed && !shown && <Skeleton cards={1} />}
      {shown && (
        <>
          <div className={isOld ? 'agenda-old' : undefined} aria-busy={isOld}>
            <View
              {...{ shown, go, acts }}
              day={daysOf(shown.span).includes(day) ? day : shown.span.first}
              onRide={openRide}
              onFree={chooseFree}
            />
          </div>
          <FreeSheet {...{ shown, isOffline, acts }} at={freeAt} onClose={() => chooseFree(undefined)} />
        </>
      )}
      <RideSheet
        {...{ viewer, now }}
        ride={content?.rides.find(({ id }) => id === rideId)}
        onClose={() => openRide(undefined)}
      />
    </>
  );
}

const views = { day: DayView, week: WeekView, month: MonthView };

function useShown(content: AgendaContent | undefined, now: Date, today: string): AgendaShown | undefined {
  return useMemo(
    () =>
      content && {
        span: content.span,
        times: content.times,
        rides: agendaRides(content.rides, content.times, now),
        sums: sumsByDay(content.rides.map(pricedOf), now),
        now,
        today,
      },
    [content, now, today],
  );
}
