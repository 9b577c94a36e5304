import { sql } from 'kysely';
import { firstLegalTexts } from '#contract/sentences/legal-texts.fr.ts';
import { type LegalKind, legalKinds } from '#domain/legal/legal-text.ts';
import type { Db, LegalTextRow } from '#server/db/schema.ts';

/** A platform begins with our texts, as their first version. */
export async function writeFirstTexts(db: Db, now: Date): Promise<void> {
  const rows = legalKinds.map((kind) => ({
    kind,
    version: 1,
    body: firstLegalTexts[kind],
    in_force_from: now,
  }));
  await db
    .insertInto('legal_texts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The text in force, or an earlier one by its number. */
export async function findLegalText(
  db: Db,
  kind: LegalKind,
  version?: number,
): Promise<LegalTextRow | undefined> {
  const latest = db.selectFrom('legal_texts').selectAll().where('kind', '=', kind).orderBy('version', 'desc');
  const query = version === undefined ? latest : latest.where('version', '=', version);
  return await query.limit(1).executeTakeFirst();
}

export type LegalVersion = Pick<LegalTextRow, 'version' | 'in_force_from'>;

/** Latest first. */
export async function listVersions(db: Db, kind: LegalKind): Promise<LegalVersion[]> {
  return await db
    .selectFrom('legal_texts')
    .select(['version', 'in_force_from'])
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .execute();
}

/** The next version, unless it says what the one in force says. Two at once become two versions. */
export async function addVersion(trx: Db, kind: LegalKind, body: string, now: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('legal_texts'))`.execute(trx);
  const { numAffectedRows = 0n } = await sql`
    insert into legal_texts (kind, version, body, in_force_from)
    select ${kind}, version + 1, ${body}, ${now}::timestamptz from legal_texts
    where kind = ${kind} and body <> ${body}
      and version = (select max(version) from legal_texts where kind = ${kind})`.execute(trx);
  return numAffectedRows > 0n;
}
