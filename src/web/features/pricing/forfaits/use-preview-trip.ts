import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { quoteTrip } from '#contract/trip/places.calls.ts';
import type { Point } from '#domain/geo/great-circle.ts';
import { momentInParis, parisLocal } from '#domain/time/paris.ts';
import { readOptions } from '#web/api/read-options.ts';

export type Place = { address: string; point: Point | null };
export type PreviewTrip = ReturnType<typeof usePreviewTrip>;

const nowhere: Place = { address: '', point: null };
const A_DAY = 86_400_000;

/** Two addresses and a date: the road between them is measured as for a client. */
export function usePreviewTrip() {
  const [from, setFrom] = useState(nowhere);
  const [to, setTo] = useState(nowhere);
  const [hasStops, setHasStops] = useState(false);
  const [date, setDate] = useState(() => parisLocal(new Date(Date.now() + A_DAY)));
  const at = momentInParis(date);
  const isWhole = from.point !== null && to.point !== null && at !== undefined;
  const road = useQuery({
    ...readOptions(quoteTrip, {
      query: { ...queryOf(from, to), ...(at && { scheduledAt: at.toISOString() }) },
    }),
    enabled: isWhole,
    placeholderData: (before) => before,
  });

  return { from, setFrom, to, setTo, date, setDate, hasStops, setHasStops, at, isWhole, road };
}

function queryOf(from: Place, to: Place) {
  return {
    originAddress: from.address || '-',
    destinationAddress: to.address || '-',
    ...(from.point && { origins: `${from.point.lat},${from.point.lng}` }),
    ...(to.point && { destinations: `${to.point.lat},${to.point.lng}` }),
  };
}
