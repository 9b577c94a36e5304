import type pg from 'pg';
import { fillFast } from './fill-fast.ts';
import { people } from './people.ts';

const MESSAGES = 200_000;
const PAGE = 20;
/** Requests and planned rides are among the first: a longer history does not have more of them. */
const OPEN_AMONG = 1_000;
const DAYS = 694;
/** What is older would be deleted by the first instance that starts. */
const KEPT = "created_at > now() - interval '5 months'";
/** Every driver sees them: as many as a badge counts, however long the history. */
const withdrawn = { rides: 1_001, to: `${people.count}`, status: 'cancelled' };
const lastDriver = people.drivers.length;
const firstCrowd = people.reader + people.readers.length;
/** One fewer than there are: no multiple of the twenty after which statuses repeat, or some would have no ride that is over. */
const crowd = people.count - firstCrowd;

const columns = `id, client_id, driver_id, status, pickup_address, pickup_lat, pickup_lng, destination_address,
  destination_lat, destination_lng, scheduled_at, created_at, distance_km, duration_minutes, estimated_cents, final_cents,
  price_rule_name, price_lines`;

const lines = `[{"kind":"base","cents":400},{"kind":"km","quantity":18.3,"unitCents":150,"cents":2745},
  {"kind":"minutes","quantity":37,"unitCents":50,"cents":1850}]`;

/** Two years of rides, however many, of this many more clients; what is still open is as much with few of them as with many. */
export async function fillDatabase(client: pg.Client, rides: number, moreClients = 0): Promise<void> {
  await client.query(`set synchronous_commit = off; set work_mem = '256MB'`);
  const to =
    moreClients > 0 ? `${people.admin} + 1 + n % ${moreClients - 1}` : `${firstCrowd} + n % ${crowd}`;
  await fillFast(client, async () => {
    await fillPeople(client, people.admin + moreClients);
    await fillRides(client, { rides, to, salt: 'ride' });
    const pages = { rides: PAGE * people.readers.length, to: `${people.reader} + (n - 1) / ${PAGE}` };
    await fillRides(client, { ...pages, salt: 'page' });
    const desk = { rides: 3 * PAGE, to: `${people.count}`, salt: 'desk', driver: `${people.desk}` };
    await fillRides(client, desk);
    await fillRides(client, { ...withdrawn, salt: 'withdrawn' });
    await fillEvents(client);
    await fillOutbox(client);
    await fillMessages(client, rides);
  });
  await client.query('vacuum analyze');
}

async function fillPeople(client: pg.Client, count: number): Promise<void> {
  await client.query(`
    insert into users (id, role, email, password_hash, first_name, last_name, phone, created_at)
    select ${personId('n')}, case when n <= ${lastDriver} or n = ${people.desk} then 'driver'
        when n = ${people.admin} then 'admin' else 'client' end,
      'personne' || n || '@example.fr', '-', 'Camille', 'Martin ' || n, '0612345678',
      now() - n % ${people.admin + 1} * interval '50 minutes'
    from generate_series(1, ${count}) n`);
  await client.query(`
    insert into driver_profiles (user_id, vehicle_make, vehicle_model, vehicle_plate)
    select id, 'Peugeot', '508', 'AB-123-CD' from users where role = 'driver'`);
  await client.query(`
    insert into sessions (token_hash, user_id, created_at, expires_at)
    select sha256(('session-' || n)::bytea), ${personId('n')}, now(), now() + interval '14 days'
    from generate_series(1, ${count}) n`);
}

type Crowd = { rides: number; to: string; salt: string; driver?: string; status?: string };

async function fillRides(client: pg.Client, crowd: Crowd): Promise<void> {
  const { rides, to, salt, driver = `1 + n % ${lastDriver}`, status } = crowd;
  const mixed = `case when n <= ${OPEN_AMONG} or n % 20 > 1
    then (array['pending', 'accepted', 'cancelled', 'rejected'])[n % 20 + 1] end`;
  await client.query(`
    insert into rides (${columns})
    select ${rideId('booked', `'${salt}' || n`)}, ${personId(to)},
      case when status in ('accepted', 'completed') then ${personId(driver)} end, status,
      'Gare de Lyon, Place Louis-Armand, 75012 Paris', 48.8443, 2.3735,
      'Aéroport d’Orly, 94390 Paray-Vieille-Poste', 48.7262, 2.3652,
      booked + interval '2 days', booked, 18.3, 37, 4995, case when status = 'completed' then 4995 end,
      'Tarif de jour', '${lines}'
    from generate_series(${rides}, 1, -1) n,
      lateral (select ${status ? `'${status}'` : mixed}) as early (word),
      lateral (select coalesce(word, 'completed') as status) as life,
      lateral (select case when status in ('pending', 'accepted') then now() - n % 2880 * interval '1 minute'
        else now() - interval '3 days' - n::float8 / ${rides} * interval '${DAYS} days' end as booked) as moment`);
}

async function fillEvents(client: pg.Client): Promise<void> {
  await client.query(`
    insert into ride_events (ride_id, actor_id, move, to_status, at)
    select id, client_id, 'book', 'pending', created_at from rides order by created_at`);
  await client.query(`
    insert into ride_events (ride_id, actor_id, move, from_status, to_status, at)
    select id, driver_id, 'accept', 'pending', 'accepted', created_at + interval '10 seconds' * (number % 60)
    from rides where driver_id is not null order by created_at`);
}

async function fillOutbox(client: pg.Client): Promise<void> {
  await client.query(`
    insert into outbox (ride_id, event, channel, recipient_id, state, due_at, changed_at, created_at, provider)
    select id, 'accepted', 'email', client_id, 'sent', created_at, created_at, created_at, 'email'
    from rides where driver_id is not null and ${KEPT} order by created_at`);
}

async function fillMessages(client: pg.Client, rides: number): Promise<void> {
  const each = Math.ceil((8 * MESSAGES) / rides);
  await client.query(`
    insert into ride_messages (id, ride_id, sender_id, receiver_id, content, created_at, read_at)
    select ${rideId('created_at', `'message' || id || n`)}, id, client_id, driver_id, 'Je vous attends devant l’entrée.',
      created_at, created_at + interval '1 minute'
    from rides, generate_series(1, ${each}) n where driver_id is not null and ${KEPT} limit ${MESSAGES}`);
}

function personId(number: string): string {
  return `md5('person ' || (${number}))::uuid`;
}

/** Ordered by time, like the ids of the application. */
function rideId(moment: string, salt: string): string {
  const time = `lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0')`;
  const rest = `md5(${salt})`;
  return `(${time} || '7' || left(${rest}, 3) || '8' || right(${rest}, 15))::uuid`;
}
