import type { ReactNode } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { RideSkeleton } from '../card/ride-skeleton.tsx';
import { moreOf, type RideList } from '../data/reads/rides-api.ts';

export type RideListProps = {
  list: RideList;
  viewer: UserView;
  /** The label of the list for screen readers. */
  label: string;
  failure: string;
  empty: ReactNode;
  /** How many there are in all, when known. */
  total?: string | undefined;
};

/** The states that all lists of rides share. */
export function listStatesOf(list: RideList, total?: string) {
  return {
    items: list.rides,
    failed: list.failed,
    onRetry: () => void list.refetch(),
    keyOf: ({ id }: RideView) => id,
    skeleton: <RideSkeleton />,
    more: moreOf(list, total),
  };
}
