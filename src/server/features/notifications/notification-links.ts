import { momentText } from '#contract/sentences/french.ts';
import type { NotificationFacts } from '#contract/sentences/ride-notifications.fr.ts';
import type { RideRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import {
  createLink,
  currentToken,
  followLink,
  guestLink,
  linkAddress,
} from '#server/features/ride-links/index.ts';
import { knownSite } from '#server/http/site-url.ts';
import { priceText } from './price-text.ts';

/** The guest link of an order taken by telephone; undefined once it is revoked, or while the site is unknown. */
export async function guestLinkOf(
  deps: Pick<Deps, 'db' | 'secrets' | 'options'>,
  rideId: string,
): Promise<string | undefined> {
  const [token, site] = [await currentToken(deps, guestLink, rideId), await knownSite(deps)];
  return token && site ? linkAddress(guestLink, site, token) : undefined;
}

const MOST_OTHERS = 3;

/** The rides after it of an order taken by telephone: as many as a short message holds. */
export async function otherLinks(
  deps: Deps,
  { order_id, order_place }: Pick<RideRow, 'order_id' | 'order_place'>,
): Promise<Pick<NotificationFacts, 'others'>> {
  const rides = await deps.db
    .selectFrom('rides')
    .select(['id', 'scheduled_at', 'estimated_cents', 'price_to_confirm'])
    .where('order_id', '=', order_id)
    .where('order_place', '>', order_place ?? 0)
    .where('status', 'in', ['pending', 'accepted'])
    .orderBy('order_place')
    .limit(MOST_OTHERS)
    .execute();
  const others = rides.map(async (ride) => ({
    when: momentText(ride.scheduled_at),
    price: priceText(ride),
    link: (await guestLinkOf(deps, ride.id)) ?? '',
  }));
  return { others: (await Promise.all(others)).filter(({ link }) => link !== '') };
}

/** The follow link of the passenger, created when it is first sent. */
export async function followFacts(deps: Deps, rideId: string): Promise<{ follow?: string }> {
  const site = await knownSite(deps);
  if (!site) return {};
  await createLink(deps, deps.db, followLink, rideId);
  const token = await currentToken(deps, followLink, rideId);
  return token ? { follow: linkAddress(followLink, site, token) } : {};
}
