import { useState } from 'react';
import type { RideList } from '#web/ride/data/reads/rides-api.ts';

const STEP = 20;

/** Shows the first rides of a long list, and more on demand. */
export function useFirstRides(list: RideList): RideList {
  const [shown, setShown] = useState(STEP);
  const hidden = (list.rides?.length ?? 0) - shown;
  const more = () => {
    setShown(shown + STEP);
    if (hidden <= 0) list.loadMore();
  };

  return {
    ...list,
    rides: list.rides?.slice(0, shown),
    hasMore: hidden > 0 || list.hasMore,
    loadMore: more,
  };
}
