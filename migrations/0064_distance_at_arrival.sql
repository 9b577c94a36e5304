-- How far the car was from the pickup when its driver said to be there, where the position was shared then.
alter table rides add column if not exists arrived_metres integer;
