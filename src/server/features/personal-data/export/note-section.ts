import { exportTexts } from '#contract/sentences/export-sentences.fr.ts';
import { may } from '#domain/policy.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import { momentCell } from './cells.ts';
import { mapped, type Section } from './section.ts';

/** A driver's notes on clients; for a client, what drivers noted on them, without who did. */
export function noteSection(db: Db, user: UserRow): Section {
  return may(user, 'drive') ? ownNotes(db, user) : notesOn(db, user);
}

function ownNotes(db: Db, { id }: UserRow): Section {
  const read = () =>
    db
      .selectFrom('client_notes')
      .innerJoin('users as client', 'client.id', 'client_notes.client_id')
      .select(['client.first_name', 'client.last_name', 'content', 'changed_at'])
      .where('driver_id', '=', id)
      .orderBy('changed_at')
      .execute();
  return {
    key: 'clientNotes',
    ...exportTexts.clientNotes,
    rows: () =>
      mapped(read(), ({ first_name, last_name, content, changed_at }) => {
        const client = `${first_name} ${last_name}`.trim();
        return {
          data: { client, content, changedAt: changed_at },
          cells: [momentCell(changed_at), client, content],
        };
      }),
  };
}

function notesOn(db: Db, { id }: UserRow): Section {
  const read = () =>
    db
      .selectFrom('client_notes')
      .select(['content', 'changed_at'])
      .where('client_id', '=', id)
      .orderBy('changed_at')
      .execute();
  return {
    key: 'notesOnYou',
    ...exportTexts.notesOnYou,
    rows: () =>
      mapped(read(), ({ content, changed_at }) => ({
        data: { content, changedAt: changed_at },
        cells: [momentCell(changed_at), content],
      })),
  };
}
