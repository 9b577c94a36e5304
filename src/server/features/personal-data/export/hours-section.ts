import { exportTexts, hoursNames, workSpanText } from '#contract/sentences/export-sentences.fr.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import { momentCell } from './cells.ts';
import { mapped, type Section, type SectionRow } from './section.ts';

/** When a driver works and from where, what they let the platform accept, and the days off with their reasons. */
export function hoursSection(db: Db, { id }: UserRow): Section {
  const read = async (): Promise<SectionRow[]> => {
    const hours = await db.selectFrom('driver_hours').selectAll().where('user_id', '=', id).execute();
    const daysOff = await db
      .selectFrom('days_off')
      .select(['starts_at', 'ends_at', 'whole_days', 'reason'])
      .where('user_id', '=', id)
      .orderBy('starts_at')
      .execute();
    return [
      ...hours.map(({ user_id: _own, ...row }) => ({
        data: { kind: 'hours', ...row },
        cells: [hoursNames.hours, row.spans?.map(workSpanText).join(', ') ?? '', '', ''],
      })),
      ...daysOff.map((row) => ({
        data: { kind: 'day_off', ...row },
        cells: [hoursNames.day_off, row.reason, momentCell(row.starts_at), momentCell(row.ends_at)],
      })),
    ];
  };
  return { key: 'hours', ...exportTexts.hours, rows: () => mapped(read(), (row) => row) };
}
