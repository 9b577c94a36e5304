import { snapshotText } from '#server/features/rides/index.ts';
import { factsText } from '#server/features/vouchers/index.ts';

/** Each write is one statement: all of it happens, or nothing. */

const activeDrivers = `(select users.id from users left join driver_profiles on driver_profiles.user_id = users.id
  where users.role = 'driver' and users.blocked_at is null and coalesce(driver_profiles.is_active, true)) as people`;

export const bookRide = {
  name: 'book',
  text: `with counted as (
      insert into attempts (key, count, window_ends_at) values ($1, 1, $2)
      on conflict (key) do update set
        count = case when attempts.window_ends_at <= $3 then 1 else attempts.count + 1 end,
        window_ends_at = case when attempts.window_ends_at <= $3 then $2 else attempts.window_ends_at end
      returning count),
    standing as (
      select exists (select 1 from rides where client_id = $5 and status = 'completed') or 5 > (
        select count(*) from (select 1 from rides where client_id = $5 and status = 'pending' limit 5) as open
      ) as may_book),
    claimed as (
      insert into booking_keys (user_id, key, body_hash, ride_id, created_at)
      select $5, $6, $7, $8, $3 from counted, standing where counted.count <= $4 and standing.may_book
      on conflict do nothing returning ride_id),
    booked as (
      insert into rides (id, client_id, status, created_at, pickup_address, pickup_lat, pickup_lng,
        destination_address, destination_lat, destination_lng, scheduled_at, distance_km, duration_minutes,
        estimated_cents, price_to_confirm, price_rule_name, price_lines, passengers)
      select ride_id, $5, 'pending', $3, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22 from claimed
      returning *),
    ${recorded('booked', `'book', null, 'pending'`, 'client_id')},
    told as (${toOutbox(`
      select booked.id, 'new_ride', 'message', null::uuid from booked, notification_config
      where enabled and provider <> 'disabled' and exists (select 1 from ${activeDrivers})
      union all select booked.id, 'new_ride', 'push', people.id from booked, ${activeDrivers}
      where exists (select 1 from push_subscriptions where user_id = people.id)`)}),
    noticed as (insert into notices (notice) select $23 from booked)
    select * from booked`,
};

export const findStanding = {
  name: 'standing',
  text: snapshotText,
};

export const findFacts = {
  name: 'facts',
  text: factsText,
};

export const acceptRide = {
  name: 'accept',
  text: `with able as (
      select from users where id = $2 and role = 'driver' and blocked_at is null for key share),
    held as (select from voucher_facts where revision = $6 for share),
    accepted as (
      update rides set status = 'accepted', driver_id = $2, accepted_at = $3, price_to_confirm = false,
        version = version + 1
      where id = $1 and status = 'pending' and version = $4
        and exists (select from able) and exists (select from held) returning *),
    issued as (
      insert into vouchers (ride_id, version, number, token, document_id, issued_at)
      select id, $7, $8, $9, append_document('vouchers', $8, $3, $10, $11, $12), $3 from accepted),
    ${recorded('accepted', `'accept', 'pending', 'accepted'`, 'driver_id')},
    told as (${toOutbox(`
      select accepted.id, 'accepted', 'message', accepted.client_id from accepted, notification_config
      where enabled and provider <> 'disabled'
      union all select accepted.id, 'accepted', 'push', accepted.client_id from accepted
      where exists (select 1 from push_subscriptions where user_id = accepted.client_id)`)}),
    noticed as (insert into notices (notice) select $5 from accepted)
    select accepted.*, client.first_name as client_first_name, client.last_name as client_last_name,
      client.email as client_email, client.phone as client_phone, vehicle_make, vehicle_model, vehicle_plate,
      profile.phone_number as profile_phone
    from accepted join users client on client.id = accepted.client_id
      left join driver_profiles profile on profile.user_id = accepted.driver_id`,
};

function recorded(from: string, what: string, actor: string): string {
  return `recorded as (
      insert into ride_events (ride_id, actor_id, move, from_status, to_status, reason, at)
      select id, ${actor}, ${what}, null, $3 from ${from})`;
}

/** $3 is the moment. */
function toOutbox(entries: string): string {
  return `insert into outbox (ride_id, event, channel, recipient_id, due_at, changed_at, created_at)
    select entry.*, $3::timestamptz, $3::timestamptz, $3::timestamptz from (${entries}) as entry`;
}
