import { isOtherPassenger } from '#domain/guest/other-passenger.ts';
import { announceChange } from '#server/db/announce-change.ts';
import type { Db, RideRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { FOLLOW_LINK_ENDED } from '#server/live/keep-live.ts';
import { followLink } from './link-kinds.ts';
import { renewIfOpen } from './ride-links.ts';

type Passenger = Pick<RideRow, 'id' | 'passenger_name' | 'passenger_phone'>;

/** Someone else rides: what the former passenger holds opens nothing any more, also where it is open. */
export async function endLinkOfFormer(
  deps: Pick<Deps, 'secrets' | 'clock'>,
  trx: Db,
  former: Passenger,
  now: Passenger,
): Promise<void> {
  if (!isOtherPassenger(riderOf(former), riderOf(now))) return;
  if (await renewIfOpen(deps, trx, followLink, now.id)) await announceChange(trx, FOLLOW_LINK_ENDED, now.id);
}

function riderOf({ passenger_name: name, passenger_phone: phone }: Passenger) {
  return { name, phone };
}
