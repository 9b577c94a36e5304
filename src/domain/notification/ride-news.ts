import { type ChangeMove, type ChangeSide, changeMoves } from '../ride/change-request.ts';
import type { Actor, RideFacts } from '../ride/ride.ts';
import type { RideEventKind } from '../ride/ride-event-kind.ts';
import { isClientOf, isDriverOf } from '../ride/ride-policy.ts';

const forClient = [
  'accept',
  'reject',
  'cancel',
  'absent',
  'waive_fee',
  'approve_cancellation',
  'refuse_cancellation',
  'set_off',
  'arrive',
  'waive_raise',
  'keep_raise',
  'hand_over',
] as const;
const forDriver = [
  'request_cancellation',
  'withdraw_cancellation',
  'contest_price',
  'land',
  'collect_luggage',
] as const;

/** The same step is worded differently for each side. */
const changesFor = {
  client: {
    request_change: 'change_proposed',
    withdraw_change: 'proposal_withdrawn',
    refuse_change: 'change_refused',
    accept_change: 'change_accepted',
  },
  driver: {
    request_change: 'change_requested',
    withdraw_change: 'change_withdrawn',
    refuse_change: 'proposal_refused',
    accept_change: 'change_confirmed',
  },
} as const satisfies Record<ChangeSide, Record<ChangeMove, string>>;

type Changes = typeof changesFor;
type ChangeNews = Changes['client'][ChangeMove] | Changes['driver'][ChangeMove];

/** What an open page shows at once to the other side of a ride. */
export type RideNews =
  | (typeof forClient | typeof forDriver)[number]
  | 'client_cancelled'
  | 'accepted_for_you'
  | 'handed_to_you'
  | 'order_confirmed'
  | ChangeNews;

/** Undefined for this person's own action, for rides of others, and for changes that the list shows soon enough. */
export function newsFor(
  viewer: Actor,
  ride: Pick<RideFacts, 'clientId' | 'driverId'> & { instant?: object | undefined },
  { move, by }: { move: RideEventKind; by: string | null },
): RideNews | undefined {
  // The platform accepted in the driver's name: the driver has not seen the ride yet.
  if (move === 'accept' && ride.instant && isDriverOf(viewer, ride)) return 'accepted_for_you';
  if (by === viewer.id) return undefined;
  // The answer to the booking already said so: 'Confirmée'.
  if (move === 'accept' && ride.instant) return undefined;
  if (isClientOf(viewer, ride))
    return isChange(move) ? changesFor.client[move] : forClient.find((news) => news === move);
  if (!isDriverOf(viewer, ride)) return undefined;
  if (isChange(move)) return changesFor.driver[move];
  if (move === 'hand_over') return 'handed_to_you';
  if (move === 'confirm') return 'order_confirmed';
  return move === 'cancel' ? 'client_cancelled' : forDriver.find((news) => news === move);
}

function isChange(move: RideEventKind): move is ChangeMove {
  return changeMoves.some((change) => change === move);
}
