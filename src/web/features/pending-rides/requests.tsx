import type { ComponentProps } from 'react';
import { useNow } from '#web/browser/use-now.ts';
import { useSortedRequests } from '#web/ride/data/reads/sorted-requests.ts';
import { RequestCards } from '#web/ride/lists/request-cards.tsx';
import type { RideCards } from '#web/ride/lists/ride-cards.tsx';

/** Requests in the order in which a driver should answer them. */
export function Requests(props: ComponentProps<typeof RideCards>) {
  const sorted = useSortedRequests(props.list, props.viewer, useNow());

  return <RequestCards {...props} list={sorted.list} sorted={sorted} />;
}
