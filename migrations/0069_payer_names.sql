-- The name of who paid goes when the law no longer keeps the payment; nothing else of a line ever changes. An empty name is
-- none, and is not filled in again where a backup brings it.
create or replace function refuse_journal_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.client_name = '' and to_jsonb(new) - 'client_name' = to_jsonb(old) - 'client_name' then
      return new;
    end if;
  end if;
  raise exception 'the payment journal is append-only';
end $$;

-- The only way to remove a name. It runs as its owner: the application itself may not change the journal.
create function erase_payer_names(before timestamptz, at_most integer)
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  erased integer;
begin
  with due as (
    select id from payment_journal
    where at < before and amount_cents <> 0 and client_name <> ''
    order by at, id limit at_most for update skip locked
  )
  update payment_journal set client_name = '' from due where payment_journal.id = due.id;
  get diagnostics erased = row_count;
  return erased;
end $$;
