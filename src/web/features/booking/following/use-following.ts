import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { quoteFollowing } from '#contract/rides/change-requests.calls.ts';
import type { FollowingChangeView, QuoteFollowingBody } from '#contract/rides/order-changes.ts';
import { ORDER_QUOTE_MINUTES } from '#domain/pricing/quote-life.ts';
import { callApi } from '#web/api/call-api.ts';
import { useDebounced } from '#web/browser/use-debounced.ts';

export type Following = {
  isChosen: boolean;
  choose: (isChosen: boolean) => void;
  /** Undefined while the prices are not known. */
  view: FollowingChangeView | undefined;
  failure: unknown;
  retry: () => Promise<unknown>;
};

const DELAY = 300;
/** Quotes of an order are read again while they still hold. */
const RENEWED_AFTER = (ORDER_QUOTE_MINUTES - 10) * 60_000;

/** 'Celle-ci et les suivantes': what the change in the form would do to the later dates. */
export function useFollowing(rideId: string | undefined, change: QuoteFollowingBody): Following {
  const [isChosen, choose] = useState(false);
  const body = JSON.stringify(change);
  const settled = useDebounced(body, DELAY);
  const query = useQuery({
    queryKey: ['places', 'following', rideId, settled],
    queryFn: async ({ signal }) =>
      await callApi(quoteFollowing, { id: rideId ?? '', body: JSON.parse(settled) }, { signal }),
    enabled: rideId !== undefined && settled === body,
    retry: false,
    staleTime: RENEWED_AFTER,
    gcTime: 0,
  });
  const isSettled = settled === body;
  return {
    isChosen,
    choose,
    view: isSettled ? query.data : undefined,
    failure: isSettled ? query.error : undefined,
    retry: query.refetch,
  };
}
