-- Who wrote a message by the link of a ride: its passenger, in the place of the client. Null: the sender.
alter table ride_messages add column author text;
