-- One mechanism proves vouchers, invoices and payments: each of their lines carries a hash of the line before.
-- A new series is one more row here.
create table chains (
  name text primary key,
  last_id bigint not null default 0,
  last_hash text not null default '',
  -- For instances of the version before, which sign a payment together with the one before it.
  last_mark text not null default ''
);
insert into chains (name) values ('payments'), ('vouchers');

create table chain_lines (
  chain text not null,
  id bigint not null,
  number text not null check (number !~ '\n'),
  at timestamptz not null,
  -- The signature of the document by our secret key.
  mark text not null check (mark !~ '\n'),
  -- Of the line before, and of everything in this one.
  hash text not null,
  primary key (chain, id)
);

-- The document lies beside its line: it goes when the law no longer keeps it, the line never does.
create table chain_documents (
  chain text not null,
  id bigint not null,
  content text,
  kept_until timestamptz not null,
  erased_at timestamptz,
  primary key (chain, id),
  foreign key (chain, id) references chain_lines (chain, id),
  check ((content is null) = (erased_at is not null))
);
-- What has run out, oldest first.
create index chain_documents_by_end on chain_documents (kept_until) where content is not null;

create function chain_hash(previous text, id bigint, number text, at timestamptz, mark text)
returns text language sql stable parallel safe
  return encode(sha256(convert_to(concat_ws(
    chr(10), previous, id, number, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), mark
  ), 'UTF8')), 'hex');

-- The only way to add a line. Writers of a chain wait for each other from here to their commit, so this belongs into the
-- last statement of a transaction. It runs as its owner: the application itself may not write these tables.
create function append_to_chain(chain_name text, line_number text, line_at timestamptz, line_mark text)
returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head chains;
begin
  update chains
    set last_id = last_id + 1,
      last_hash = chain_hash(last_hash, last_id + 1, line_number, line_at, line_mark),
      last_mark = line_mark
    where name = chain_name
    returning * into strict head;
  insert into chain_lines (chain, id, number, at, mark, hash)
    values (chain_name, head.last_id, line_number, line_at, line_mark, head.last_hash);
  return head.last_id;
end $$;

create function append_document(
  chain_name text, line_number text, line_at timestamptz, line_mark text, document text, keep_until timestamptz
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  line_id bigint := append_to_chain(chain_name, line_number, line_at, line_mark);
begin
  insert into chain_documents (chain, id, content, kept_until)
    values (chain_name, line_id, document, keep_until);
  return line_id;
end $$;

-- The only way to remove a document: what the law no longer keeps leaves 'contenu effacé le …'.
create function erase_documents(chain_name text, now timestamptz, at_most integer)
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  erased integer;
begin
  with due as (
    select id from chain_documents
    where chain = chain_name and kept_until < now and content is not null
    order by kept_until limit at_most for update skip locked
  )
  update chain_documents set content = null, erased_at = now
    from due where chain_documents.chain = chain_name and chain_documents.id = due.id;
  get diagnostics erased = row_count;
  return erased;
end $$;

create function refuse_chain_change() returns trigger language plpgsql as $$
begin
  raise exception 'this table is append-only: %', tg_table_name;
end $$;

create function allow_erasure_only() returns trigger language plpgsql as $$
begin
  if old.content is not null and new.content is null and new.kept_until < new.erased_at
    and (new.chain, new.id, new.kept_until) = (old.chain, old.id, old.kept_until) then
    return new;
  end if;
  raise exception 'a document of a chain is not changed';
end $$;

create trigger chain_lines_are_append_only before update or delete on chain_lines
  for each row execute function refuse_chain_change();
create trigger chain_lines_are_not_emptied before truncate on chain_lines
  for each statement execute function refuse_chain_change();
create trigger chain_documents_are_only_erased before update on chain_documents
  for each row execute function allow_erasure_only();
create trigger chain_documents_are_not_removed before delete on chain_documents
  for each row execute function refuse_chain_change();
create trigger chain_documents_are_not_emptied before truncate on chain_documents
  for each statement execute function refuse_chain_change();

-- The payment journal joins: its lines so far as they are, and those to come, whichever version writes them.
lock table payment_journal, payment_journal_head in access exclusive mode;

do $$
declare
  line payment_journal;
  last_hash text := '';
begin
  for line in select * from payment_journal order by id loop
    last_hash := chain_hash(last_hash, line.id, line.payment_id::text, line.at, line.mark);
    insert into chain_lines (chain, id, number, at, mark, hash)
      values ('payments', line.id, line.payment_id, line.at, line.mark, last_hash);
  end loop;
  update chains set last_id = head.last_id, last_mark = head.last_mark, last_hash = chain_end.hash
    from payment_journal_head head, (select last_hash as hash) chain_end where name = 'payments';
end $$;

drop table payment_journal_head;
-- What instances of the version before lock and write.
create view payment_journal_head as
  select true as only_one, last_id, last_mark from chains where name = 'payments';

-- Those give the line its id, after the head above; for all others the chain does. A backup brings lines that are chained.
create function chain_payment() returns trigger language plpgsql as $$
declare
  chained_id bigint;
begin
  if exists (select from chain_lines where chain = 'payments' and id = new.id and mark = new.mark) then
    return new;
  end if;
  chained_id := append_to_chain('payments', new.payment_id::text, new.at, new.mark);
  if new.id <> chained_id then
    raise exception 'line % of the payment journal does not follow the one before', new.id;
  end if;
  new.id := chained_id;
  return new;
end $$;

create trigger payment_journal_is_chained before insert on payment_journal
  for each row execute function chain_payment();
