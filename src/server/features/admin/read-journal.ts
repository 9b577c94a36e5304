import { type RawBuilder, sql } from 'kysely';
import type { JournalEntryView, JournalView } from '#contract/platform/journal.ts';
import { euroText } from '#contract/sentences/french.ts';
import { paymentMethodNames } from '#contract/sentences/payment-names.fr.ts';
import type { Role } from '#domain/account/roles.ts';
import { cents, moneyText } from '#domain/money.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import { addDays, startOfDay } from '#domain/time/calendar.ts';
import { oneMore, pageOf } from '#server/db/page-of.ts';
import type { Db } from '#server/db/schema.ts';
import { holdsText, matchesPerson, rideNumberIn } from '#server/db/search-text.ts';
import type { Deps } from '#server/deps.ts';
import { cursorOf, keyFrom, type PageKey } from '#server/http/page-key.ts';

const PAGE = 30;
const EXPORTED = 20_000;
const isEntryId = (text: string) => /^(platform|rides|payments)-\d{1,18}$/u.test(text);

type Source = 'platform' | 'rides' | 'payments';
type JournalRow = {
  source: Source;
  id: string;
  at: Date;
  action: string;
  subject: string;
  number: string | null;
  from_status: RideStatus | null;
  to_status: RideStatus | null;
  details: string;
  cents: number | null;
  method: PaymentMethod | null;
  role: Role | null;
  name: string | null;
};

export type JournalQuery = {
  kind?: Source | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  limit?: string | undefined;
  before?: string | undefined;
};

/** What happened to rides and what was changed on the platform, latest first. */
export async function readJournal({ db }: Deps, query: JournalQuery): Promise<JournalView> {
  const limit = Number(query.limit ?? PAGE);
  const { page, last } = pageOf(await readLines(db, query, oneMore(limit)), limit);
  return {
    entries: page.map(presentEntry),
    next: last ? cursorOf({ at: last.at, id: idOf(last) }) : null,
  };
}

/** The same lines for a spreadsheet. */
export async function exportJournal({ db }: Deps, query: JournalQuery): Promise<JournalEntryView[]> {
  return (await readLines(db, query, EXPORTED)).map(presentEntry);
}

async function readLines(db: Db, query: JournalQuery, limit: number): Promise<JournalRow[]> {
  const sources: Source[] = query.kind ? [query.kind] : ['platform', 'rides', 'payments'];
  const { rows } = await journalQuery(sources, query, limit).execute(db);
  return rows;
}

/** Each table gives its latest lines from its index; names are looked up for one page only. */
export function journalQuery(sources: Source[], query: JournalQuery, limit: number): RawBuilder<JournalRow> {
  const after = keyFrom(query.before, isEntryId);
  const parts = sources.map(
    (source) =>
      sql`(${lines[source]} ${datesOf(query)} ${matching(source, query)} ${beyond(source, after)} order by at desc, id desc limit ${limit})`,
  );
  return sql`
    select page.*, rides.number, users.role, trim(users.first_name || ' ' || users.last_name) as name
    from (
      select * from (${sql.join(parts, sql` union all `)}) as mixed
      order by at desc, source desc, id desc limit ${limit}) as page
    left join users on users.id = page.actor_id
    left join rides on rides.id = page.ride_id
    order by page.at desc, page.source desc, page.id desc`;
}

const lines: Record<Source, RawBuilder<unknown>> = {
  platform: sql`
    select 'platform' as source, id, at, actor_id, action, subject, details, null::uuid as ride_id,
      null::text as from_status, null::text as to_status, null::integer as cents, null::text as method
    from audit_log where true`,
  rides: sql`
    select 'rides' as source, id, at, actor_id, move as action, '' as subject, coalesce(reason, '') as details,
      ride_id, from_status, to_status, null::integer as cents, null::text as method
    from ride_events where true`,
  payments: sql`
    select 'payments' as source, id, at, actor_id, kind as action, '' as subject, '' as details,
      ride_id, null::text as from_status, null::text as to_status, amount_cents as cents, method
    from payment_journal where true`,
};

function datesOf({ from, to }: JournalQuery): RawBuilder<unknown> {
  const first = from ? sql`and at >= ${startOfDay(from)}` : sql``;
  const last = to ? sql`and at < ${startOfDay(addDays(to, 1))}` : sql``;
  return sql`${first} ${last}`;
}

/** By ride number, by who acted, or by the text of the line. */
function matching(source: Source, { search }: JournalQuery): RawBuilder<unknown> {
  if (!search) return sql``;
  const number = rideNumberIn(search);
  if (number)
    return source === 'platform'
      ? sql`and ${holdsText(sql`subject`, number)}`
      : sql`and ride_id = (select id from rides where number = ${number}::bigint)`;
  const found = holdsText(textOf[source], search);
  return sql`and (actor_id in (select id from users where ${matchesPerson(search)}) or ${found})`;
}

const textOf: Record<Source, RawBuilder<unknown>> = {
  platform: sql`subject || ' ' || details`,
  rides: sql`coalesce(reason, '')`,
  payments: sql`method`,
};

/** Lines of one moment come by source, then by id: 'rides', 'platform', 'payments'. */
function beyond(source: Source, after: PageKey | undefined): RawBuilder<unknown> {
  if (!after) return sql``;
  const [name = '', id = ''] = after.id.split('-');
  if (source === name) return sql`and (at, id) < (${after.at}, ${id}::bigint)`;
  return source > name ? sql`and at < ${after.at}` : sql`and at <= ${after.at}`;
}

function presentEntry(row: JournalRow): JournalEntryView {
  return {
    id: idOf(row),
    at: row.at.toISOString(),
    actor: row.role && { name: row.name ?? '', role: row.role },
    action: row.action,
    subject: row.subject,
    rideNumber: row.number === null ? null : Number(row.number),
    from: row.from_status,
    to: row.to_status,
    details: row.method ? paymentDetails(row.cents ?? 0, row.method) : row.details,
  };
}

function paymentDetails(amount: number, method: PaymentMethod): string {
  const name = paymentMethodNames[method];
  return amount === 0 ? name : `${euroText(moneyText(cents(amount)))} · ${name}`;
}

function idOf({ source, id }: JournalRow): string {
  return `${source}-${id}`;
}
