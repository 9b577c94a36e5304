import { sql } from 'kysely';
import { settingDefaults } from '#contract/platform/setting-keys.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { drivenRideTitle, feedName, personLine } from '#contract/sentences/calendar-sentences.fr.ts';
import { calendarTitle } from '#contract/sentences/ride-notifications.fr.ts';
import { rideLoad } from '#contract/words/ride-load.fr.ts';
import { may } from '#domain/policy.ts';
import { calendarEntryOf } from '#server/db/ride-calendar-entry.ts';
import type { Deps } from '#server/deps.ts';
import { presentRide, ridesWithPeople } from '#server/features/rides/index.ts';
import type { FeedOwner } from './feeds.ts';

const DAY_MS = 24 * 3_600_000;
const DAYS_BACK = 90;
/** More than a user has ahead; the oldest are left out first. */
const MOST_RIDES = 1000;

/** The rides of a client or a driver, cancelled ones among them, with what the reader sees on the card of each. */
export async function writeFeed(deps: Deps, owner: FeedOwner, siteHost: string): Promise<string> {
  const { db, calendar, clock, settings } = deps;
  const appName = (await settings.current()).stored.appName || settingDefaults.appName;
  const rides = await ridesWithPeople(db)
    .select(
      sql<Date>`coalesce((select max(at) from ride_events where ride_id = rides.id), rides.created_at)`.as(
        'changed_at',
      ),
    )
    .where(may(owner, 'drive') ? 'rides.driver_id' : 'rides.client_id', '=', owner.id)
    .where('rides.scheduled_at', '>=', new Date(clock().getTime() - DAYS_BACK * DAY_MS))
    .orderBy('rides.scheduled_at', 'desc')
    .orderBy('rides.id')
    .limit(MOST_RIDES)
    .execute();
  const entries = rides.map((ride) => {
    const entry = calendarEntryOf(ride);
    const { title, people } = wordsFor(owner, presentRide(ride, owner, clock()), appName);
    return { ...entry, title, lines: [...entry.lines, ...people], changedAt: ride.changed_at, siteHost };
  });
  return calendar.feedOf(feedName(appName), entries);
}

function wordsFor(owner: FeedOwner, ride: RideView, appName: string): { title: string; people: string[] } {
  if (!may(owner, 'drive')) return { title: calendarTitle(ride, appName), people: driverLines(ride) };
  const client = `${ride.client.firstName} ${ride.client.lastName}`.trim();
  const { passenger } = ride;
  return {
    title: drivenRideTitle(ride.number, client),
    people: [
      personLine('Client', client, ride.client.phone),
      ...(passenger ? [personLine('Passager', passenger.name, passenger.phone)] : []),
      rideLoad(ride).join(', '),
    ],
  };
}

/** Nothing before a driver has accepted. */
function driverLines({ driver }: RideView): string[] {
  if (!driver) return [];
  const { vehicle } = driver;
  return [
    personLine('Chauffeur', `${driver.firstName} ${driver.lastName}`.trim(), driver.phone),
    ...(vehicle ? [personLine('Véhicule', `${vehicle.make} ${vehicle.model}`.trim(), vehicle.plate)] : []),
  ];
}
