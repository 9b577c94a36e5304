import { changeFollowing } from '#contract/rides/change-requests.calls.ts';
import type { FollowingChangeView, QuoteFollowingBody } from '#contract/rides/order-changes.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { callApi } from '#web/api/call-api.ts';

/** All rides as they were shown, or none. */
export async function sendFollowing(
  rideId: string,
  change: QuoteFollowingBody,
  { rides }: FollowingChangeView,
): Promise<RideView> {
  const named = rides.map(({ id, version, quoteId }) => ({ id, version, quoteId }));
  const { ride } = await callApi(changeFollowing, {
    id: rideId,
    body: { change, rides: named },
  });
  return ride;
}
