import { calendarNames, exportTexts } from '#contract/sentences/export-sentences.fr.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { openAddress } from '#server/features/calendars/index.ts';
import { momentCell } from './cells.ts';
import { mapped, type Section } from './section.ts';

type Entry = {
  kind: keyof typeof calendarNames;
  address: string | null;
  from: Date | null;
  to: Date | null;
};

/** That there is a feed and when it was read, the own calendar, and when it made the person busy. */
export function calendarSection({ db, secrets }: Pick<Deps, 'db' | 'secrets'>, { id }: UserRow): Section {
  const read = async (): Promise<Entry[]> => {
    const feeds = await db
      .selectFrom('calendar_feeds')
      .selectAll()
      .where('user_id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();
    const own = await db.selectFrom('own_calendars').selectAll().where('user_id', '=', id).execute();
    const busy = await db
      .selectFrom('busy_times')
      .selectAll()
      .where('user_id', '=', id)
      .orderBy('starts_at')
      .execute();
    return [
      ...feeds.map(({ created_at: from, read_at: to }) => ({
        kind: 'feed' as const,
        address: null,
        from,
        to,
      })),
      ...own.map((held) => ({
        kind: 'own' as const,
        address: openAddress(secrets, held),
        from: null,
        to: held.read_at,
      })),
      ...busy.map(({ starts_at: from, ends_at: to }) => ({ kind: 'busy' as const, address: null, from, to })),
    ];
  };
  return {
    key: 'calendars',
    ...exportTexts.calendars,
    rows: () =>
      mapped(read(), (entry) => ({
        data: entry,
        cells: [calendarNames[entry.kind], entry.address ?? '', momentCell(entry.from), momentCell(entry.to)],
      })),
  };
}
