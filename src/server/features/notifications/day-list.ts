import { clockText, euroText, shortDayText } from '#contract/sentences/french.ts';
import type { DayFacts, DayRide } from '#contract/sentences/reminder-texts.fr.ts';
import { tripText } from '#contract/words/trip-words.fr.ts';
import { cents, moneyText } from '#domain/money.ts';
import type { NotificationChannel } from '#domain/notification/notification.ts';
import { dayOfList } from '#domain/notification/reminder-moments.ts';
import { parisTime } from '#domain/time/paris.ts';
import type { Db, OutboxRow } from '#server/db/schema.ts';

/** What a message or a push note can hold; an email names all. */
const SHORT_LIST = 6;

/** A driver's rides of the day that began at this moment, in their current state. */
async function ridesOfDay(db: Db, driverId: string | null, occasion: Date | null) {
  if (!driverId || !occasion) return [];
  const pickups = dayOfList(occasion);
  return await db
    .selectFrom('rides')
    .innerJoin('users as client', 'client.id', 'rides.client_id')
    .select([
      'rides.id',
      'rides.scheduled_at',
      'rides.pickup_address',
      'rides.destination_address',
      'rides.hire_hours',
      'rides.passenger_name',
      'rides.estimated_cents',
      'rides.price_to_confirm',
      'client.first_name',
      'client.last_name',
    ])
    .where('rides.driver_id', '=', driverId)
    .where('rides.status', '=', 'accepted')
    .where('rides.scheduled_at', '>=', pickups.from)
    .where('rides.scheduled_at', '<', pickups.to)
    .orderBy('rides.scheduled_at')
    .orderBy('rides.id')
    .execute();
}

type RideOfDay = Awaited<ReturnType<typeof ridesOfDay>>[number];

/** The list of an entry; undefined on an empty day. */
export async function readDay(
  db: Db,
  { recipient_id, occasion, channel }: OutboxRow,
): Promise<{ firstRideId: string; facts: DayFacts } | undefined> {
  const rides = await ridesOfDay(db, recipient_id, occasion);
  const [first] = rides;
  if (!first || !occasion) return undefined;
  return { firstRideId: first.id, facts: dayFacts(rides, occasion, channel) };
}

function dayFacts(rides: RideOfDay[], occasion: Date, channel: NotificationChannel): DayFacts {
  const known = rides.filter(({ price_to_confirm }) => !price_to_confirm);
  const total = known.reduce((sum, { estimated_cents }) => sum + estimated_cents, 0);
  const shown = channel === 'email' ? rides : rides.slice(0, SHORT_LIST);
  return {
    date: shortDayText(occasion),
    rides: shown.map((ride) => dayRide(ride, occasion)),
    count: rides.length,
    total: euroText(moneyText(cents(total))),
    toConfirm: rides.length - known.length,
  };
}

function dayRide(ride: RideOfDay, occasion: Date): DayRide {
  const { scheduled_at, passenger_name, first_name, last_name } = ride;
  const isNextDay = parisTime(scheduled_at).day !== parisTime(occasion).day;
  return {
    when: `${clockText(scheduled_at)}${isNextDay ? ' (demain)' : ''}`,
    client: passenger_name || `${first_name} ${last_name}`,
    trip: tripText({
      pickup: ride.pickup_address,
      destination: ride.destination_address,
      hours: ride.hire_hours,
    }),
  };
}
