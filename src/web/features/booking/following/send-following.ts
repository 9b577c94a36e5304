import { changeFollowing } from '#contract/rides/change-requests.calls.ts';
import type { FollowingChangeView, QuoteFollowingBody } from '#contract/rides/order-changes.ts';
import type { RideView } from '#contract/rides/rides.ts';
import type { ErrorCode } from '#contract/sentences/messages.fr.ts';
import { callApi } from '#web/api/call-api.ts';
import { ApiError } from '#web/text/api-error.ts';

/** The rides as they are shown, and how to read them again. */
export type ShownRides = { view: FollowingChangeView; retry: () => Promise<unknown> };

/** All rides as they were shown, or none: then what has changed meanwhile is shown. */
export async function sendFollowing(
  rideId: string,
  change: QuoteFollowingBody,
  { view, retry }: ShownRides,
): Promise<RideView> {
  const rides = view.rides.map(({ id, version, quoteId }) => ({ id, version, quoteId }));
  try {
    const { ride } = await callApi(changeFollowing, { id: rideId, body: { change, rides } });
    return ride;
  } catch (error) {
    if (isOutdated(error)) await retry();
    throw error;
  }
}

/** A date that was possible when it was shown may be taken since. */
const outdated: readonly ErrorCode[] = [
  'ride_changed',
  'quote_stale',
  'moment_taken',
  'moment_day_off',
  'moment_outside_hours',
  'departure_too_soon',
];

function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && outdated.some((code) => code === error.code);
}
