import type { RideView } from '#contract/rides/rides.ts';

/** What the page of a follow link shows; `problem`: why the last action changed nothing. */
export type Followed = { ride: RideView; base: string; now: Date; problem?: string | undefined };
