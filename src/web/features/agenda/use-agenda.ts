import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { getAgendaTimes } from '#contract/time/agenda.calls.ts';
import type { AgendaTimesView } from '#contract/time/agenda.ts';
import { type DaySpan, withEveBefore } from '#domain/agenda/agenda-span.ts';
import { usePreloaded } from '#web/api/preloaded.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useRideDay } from '#web/ride/data/reads/rides-api.ts';
import { noTimes } from './agenda-times.ts';

/** What was read, and for which days. */
export type AgendaContent = { span: DaySpan; rides: readonly RideView[]; times: AgendaTimesView };

const WEEK = 7;

/** While other days are read, the previous ones stay, marked by `isOld`; not when they cannot be read. */
export function useAgenda(span: DaySpan) {
  const read = span.days > WEEK ? span : withEveBefore(span);
  const rides = useRideDay(read.first, read.days);
  const times = useTimes(read);
  const [last, setLast] = useState<AgendaContent>();
  const current = rides.data && times && { span, rides: rides.data, times };
  if (current && !isSame(current, last)) setLast(current);

  const failed = rides.isError && rides.data === undefined;
  const content = current ?? (failed ? undefined : last);

  return {
    content,
    isOld: content !== current,
    failed,
    busy: rides.isFetching,
    retry: () => void rides.refetch(),
  };
}

/** Optional: without them the rides are shown all the same. */
function useTimes({ first, days }: DaySpan): AgendaTimesView | undefined {
  const input = { query: { date: first, days: String(days) } };
  const { data, isError } = useQuery({
    ...readOptions(getAgendaTimes, input),
    ...usePreloaded(getAgendaTimes, input),
  });
  return data ?? (isError ? noTimes : undefined);
}

function isSame(one: AgendaContent, other: AgendaContent | undefined): boolean {
  const isSameSpan = one.span.first === other?.span.first && one.span.days === other.span.days;
  return isSameSpan && one.rides === other?.rides && one.times === other.times;
}
