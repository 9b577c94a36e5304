/** The statements of the measured calls. */

const people = `client.first_name as client_first_name, client.last_name as client_last_name,
  client.email as client_email, client.phone as client_phone, driver.first_name as driver_first_name,
  driver.last_name as driver_last_name, driver.email as driver_email, profile.vehicle_make, profile.vehicle_model,
  profile.vehicle_plate, coalesce(nullif(profile.phone_number, ''), driver.phone) as driver_phone`;

const joined = `join users client on client.id = rides.client_id left join users driver on driver.id = rides.driver_id
  left join driver_profiles profile on profile.user_id = rides.driver_id`;

export const findSession = {
  name: 'session',
  text: `select users.id, role, email, password_hash, first_name, last_name, phone, home_address, home_lat, home_lng,
      work_address, work_lat, work_lng, blocked_at, users.created_at, sessions.expires_at
    from sessions join users on users.id = sessions.user_id
    where sessions.token_hash = $1 and sessions.expires_at > $2 and blocked_at is null`,
};

export const listRides = {
  name: 'rides',
  text: `select rides.*, ${people}
    from (
      (select 1 as part, id from (${slice('pending', 'asc', 200)} union all ${slice('accepted', 'asc', 200)}
        union all ${slice('in_progress', 'asc', 200)}) as open order by scheduled_at, id limit 200)
      union all
      (select 2, id from (${slice('completed', 'desc', 50)} union all ${slice('cancelled', 'desc', 50)}
        union all ${slice('rejected', 'desc', 50)}) as closed order by scheduled_at desc, id desc limit 50)
    ) as page join rides on rides.id = page.id ${joined}
    order by part, case when part = 1 then scheduled_at end, case when part = 1 then rides.id end,
      scheduled_at desc, rides.id desc`,
};

export const countBooking = {
  name: 'attempt',
  text: `insert into attempts (key, count, window_ends_at) values ($1, 1, $2)
    on conflict (key) do update set
      count = case when attempts.window_ends_at <= $3 then 1 else attempts.count + 1 end,
      window_ends_at = case when attempts.window_ends_at <= $3 then $2 else attempts.window_ends_at end
    returning count, window_ends_at`,
};

export const claimKey = {
  name: 'key',
  text: `insert into booking_keys (user_id, key, body_hash, ride_id, created_at) values ($1, $2, $3, $4, $5)
    on conflict do nothing`,
};

export const insertRide = {
  name: 'ride',
  text: reading(`insert into rides (id, client_id, status, created_at, pickup_address, pickup_lat, pickup_lng,
      destination_address, destination_lat, destination_lng, scheduled_at, distance_km, duration_minutes,
      estimated_cents, price_to_confirm, price_rule_name, price_lines, passengers)
    values ($1, $2, 'pending', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`),
};

export const acceptRide = {
  name: 'accept',
  text: reading(`update rides set status = 'accepted', driver_id = $2, price_to_confirm = false, version = version + 1
    where id = $1 and status = 'pending' and version = 1`),
};

export const recordEvent = {
  name: 'event',
  text: `with written as (
      insert into ride_events (ride_id, actor_id, move, from_status, to_status, reason, at)
      values ($1, $2, $3, $4, $5, null, $6) returning id)
    select pg_notify('vtc', $7) from written`,
};

export const notifyDrivers = {
  name: 'notify-drivers',
  text: toOutbox(`
    select $1::uuid, 'new_ride', 'message', null::uuid, $2::timestamptz, $2::timestamptz, $2::timestamptz
    from notification_config where enabled and provider <> 'disabled' and exists (select 1 from ${drivers()})
    union all select $1::uuid, 'new_ride', 'push', people.id, $2::timestamptz, $2::timestamptz, $2::timestamptz
    from ${drivers()} where exists (select 1 from push_subscriptions where user_id = people.id)`),
};

export const notifyClient = {
  name: 'notify-client',
  text: toOutbox(`
    select $1::uuid, 'accepted', 'message', (select client_id from rides where id = $1), $2::timestamptz,
      $2::timestamptz, $2::timestamptz
    from notification_config where enabled and provider <> 'disabled'
    union all select $1::uuid, 'accepted', 'push', people.id, $2::timestamptz, $2::timestamptz, $2::timestamptz
    from (select (select client_id from rides where id = $1) as id) as people
    where exists (select 1 from push_subscriptions where user_id = people.id)`),
};

function slice(status: string, way: 'asc' | 'desc', limit: number): string {
  return `(select id, scheduled_at from rides where client_id = $1 and status = '${status}'
    order by scheduled_at ${way}, id ${way} limit ${limit})`;
}

function reading(written: string): string {
  return `with rides as (${written} returning *) select rides.*, ${people} from rides ${joined}`;
}

function drivers(): string {
  return `(select users.id from users left join driver_profiles on driver_profiles.user_id = users.id
    where users.role = 'driver' and users.blocked_at is null and coalesce(driver_profiles.is_active, true)) as people`;
}

function toOutbox(entries: string): string {
  return `with written as (
      insert into outbox (ride_id, event, channel, recipient_id, due_at, changed_at, created_at) ${entries} returning id)
    select pg_notify('vtc', 'outbox_filled') from written limit 1`;
}
