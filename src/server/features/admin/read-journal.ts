import { type RawBuilder, sql } from 'kysely';
import type { JournalEntryView, JournalView } from '#contract/admin.ts';
import type { Role } from '#domain/account/roles.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import { oneMore, pageOf } from '#server/db/page-of.ts';
import type { Deps } from '#server/deps.ts';
import { cursorOf, keyFrom, type PageKey } from './page-key.ts';

const PAGE = 30;
const isEntryId = (text: string) => /^(platform|rides)-\d{1,18}$/u.test(text);

type Source = 'platform' | 'rides';
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
  role: Role | null;
  name: string | null;
};

export type JournalQuery = { kind?: Source | undefined; before?: string | undefined };

/** What happened to rides and what was changed on the platform, latest first. */
export async function readJournal({ db }: Deps, { kind, before }: JournalQuery): Promise<JournalView> {
  const after = keyFrom(before, isEntryId);
  const sources: Source[] = kind ? [kind] : ['platform', 'rides'];
  const { rows } = await journalQuery(sources, after).execute(db);
  const { page, last } = pageOf(rows, PAGE);
  return {
    entries: page.map(presentEntry),
    next: last ? cursorOf({ at: last.at, id: idOf(last) }) : null,
  };
}

/** Each table gives its latest lines from its index; names are looked up for one page only. */
function journalQuery(sources: Source[], after: PageKey | undefined): RawBuilder<JournalRow> {
  const parts = sources.map(
    (source) =>
      sql`(${lines[source]} ${beyond(source, after)} order by at desc, id desc limit ${oneMore(PAGE)})`,
  );
  return sql`
    select page.*, rides.number, users.role, trim(users.first_name || ' ' || users.last_name) as name
    from (
      select * from (${sql.join(parts, sql` union all `)}) as mixed
      order by at desc, source desc, id desc limit ${oneMore(PAGE)}) as page
    left join users on users.id = page.actor_id
    left join rides on rides.id = page.ride_id
    order by page.at desc, page.source desc, page.id desc`;
}

const lines: Record<Source, RawBuilder<unknown>> = {
  platform: sql`
    select 'platform' as source, id, at, actor_id, action, subject, details, null::uuid as ride_id,
      null::text as from_status, null::text as to_status
    from audit_log where true`,
  rides: sql`
    select 'rides' as source, id, at, actor_id, move as action, '' as subject, coalesce(reason, '') as details,
      ride_id, from_status, to_status
    from ride_events where true`,
};

/** Lines of one moment come by source, then by id: 'rides' before 'platform'. */
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
    details: row.details,
  };
}

function idOf({ source, id }: JournalRow): string {
  return `${source}-${id}`;
}
