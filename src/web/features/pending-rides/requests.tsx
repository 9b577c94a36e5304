import type { ComponentProps } from 'react';
import { useNow } from '#web/browser/use-now.ts';
import { useRequestOrder } from '#web/ride/data/reads/request-order.ts';
import { RequestCards } from '#web/ride/lists/request-cards.tsx';
import type { RideCards } from '#web/ride/lists/ride-cards.tsx';

/** Requests in the order in which a driver should answer them. */
export function Requests(props: ComponentProps<typeof RideCards>) {
  const ordered = useRequestOrder(props.list, props.viewer, useNow());

  return <RequestCards {...props} list={ordered.list} ordered={ordered} />;
}
