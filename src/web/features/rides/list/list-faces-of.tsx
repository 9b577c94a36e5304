import type { RideView } from '#contract/rides.ts';
import { moreOf, type RideList } from '../rides-api.ts';
import { RideSkeleton } from './ride-skeleton.tsx';

/** What every list of rides shows alike, whatever its rows look like. */
export function listFacesOf(list: RideList, total?: string) {
  return {
    items: list.rides,
    failed: list.failed,
    onRetry: () => void list.refetch(),
    keyOf: ({ id }: RideView) => id,
    skeleton: <RideSkeleton />,
    more: moreOf(list, total),
  };
}
