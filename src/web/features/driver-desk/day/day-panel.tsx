import { useId, useState } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { parisTime } from '#domain/time/paris.ts';
import { useNow } from '#web/browser/use-now.ts';
import { DayBand } from '#web/ride/card/day-band.tsx';
import { stopsOf } from '#web/ride/data/reads/day-stops.ts';
import { useRideDay } from '#web/ride/data/reads/rides-api.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import './day.css';
import { DayHead } from './day-head.tsx';
import { DayList } from './day-list.tsx';

/** The band of the day, then its rides and the free time between them. */
export function DayPanel({ viewer }: { viewer: UserView }) {
  const id = useId();
  const now = useNow();
  const [chosen, setChosen] = useState<string>();
  const today = parisTime(now).day;
  const day = chosen ?? today;
  const rides = useRideDay(day);

  return (
    <section className="day" aria-labelledby={id}>
      <DayHead
        titleId={id}
        {...{ day, today, now }}
        rides={rides.data}
        onChange={(next) => setChosen(next === today ? undefined : next)}
      />
      <DayStates {...{ day, now, viewer, rides }} />
    </section>
  );
}

type StatesProps = {
  day: string;
  now: Date;
  viewer: UserView;
  rides: ReturnType<typeof useRideDay>;
};

function DayStates({ day, now, viewer, rides }: StatesProps) {
  const { data, isError, refetch } = rides;

  if (!data && isError) {
    return (
      <ErrorState
        text="Impossible de charger la journée."
        busy={rides.isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton cards={1} />;
  if (data.length === 0) {
    return <EmptyState title="Journée libre" text="Aucune course ni demande pour ce jour." />;
  }
  const stops = stopsOf(data, day, now);
  return (
    <>
      <DayBand stops={stops} day={day} now={now} />
      <DayList {...{ stops, viewer, now }} />
    </>
  );
}
