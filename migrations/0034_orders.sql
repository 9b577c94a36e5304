-- Rides that were ordered together: a return, a series, or both. A single ride has no order.
create table orders (
  id uuid primary key,
  client_id uuid not null references users (id),
  created_at timestamptz not null,
  ride_count smallint not null check (ride_count between 2 and 60),
  -- On which days it repeats, as it was asked for; none for a return alone.
  weekdays smallint[] not null default '{}' check (weekdays <@ '{0,1,2,3,4,5,6}'),
  last_day date not null
);

alter table rides add column order_id uuid references orders (id);
-- A return comes right after its outward ride.
alter table rides add column order_place smallint check (order_place between 1 and 60);
alter table rides add column order_leg text check (order_leg in ('outward', 'return'));

-- The other rides of an order, and how many of them have each status; the single rides are not in it.
create unique index rides_of_order on rides (order_id, order_place) include (status) where order_id is not null;

-- How many rides of its order a message tells of: there is one for each order and step.
alter table outbox add column ride_count smallint not null default 1;
