import { type RawBuilder, sql } from 'kysely';
import { handedOverText } from '#contract/sentences/ride-sentences.fr.ts';
import { may } from '#domain/policy.ts';
import { ERASED_NAME } from '#domain/privacy/erased-person.ts';
import type { Db, UserRow } from '#server/db/schema.ts';

const ARROW = handedOverText('', '');
const erasedName = `${ERASED_NAME.firstName} ${ERASED_NAME.lastName}`;

/** Only drivers are named in a hand-over, also who drives no longer; a client with the same first name is not meant. */
export async function hasDriven(trx: Db, { id, role }: Pick<UserRow, 'id' | 'role'>): Promise<boolean> {
  if (may({ role }, 'drive')) return true;
  const { rows } = await sql`
    (select from rides where driver_id = ${id} limit 1) union all
    (select from audit_log where subject_id = ${id} and action = 'user_role_changed' limit 1)`.execute(trx);
  return rows.length > 0;
}

/**
 * A hand-over names two drivers by their first names: 'Chloé → Yann'. Only whole names, and only on rides that this
 * driver had: others may have the same name, or a similar one.
 */
export async function eraseHandOvers(
  trx: Db,
  { id, first_name, last_name }: Pick<UserRow, 'id' | 'first_name' | 'last_name'>,
): Promise<void> {
  const fullName = `${first_name} ${last_name}`.trim();
  const names = [fullName, first_name].filter(isIdentifying);
  if (names.length === 0) return;
  await trx
    .updateTable('audit_log')
    .set({ details: withoutNames(sql.ref('details'), names) })
    .where('action', '=', 'ride_handed_over')
    .where(isNamed(sql.ref('details'), names))
    .where(hadRide(sql.ref('audit_log.subject_id'), { id, fullName }))
    .execute();
  await trx
    .updateTable('ride_events')
    .set({ reason: withoutNames(sql.ref('reason'), names) })
    .where('move', '=', 'hand_over')
    .where(isNamed(sql.ref('reason'), names))
    .where(hadRide(sql.ref('ride_events.ride_id'), { id, fullName }))
    .execute();
}

function isIdentifying(name: string): boolean {
  return name !== '' && name !== ERASED_NAME.firstName;
}

function sideOf(text: RawBuilder<unknown>, side: 1 | 2): RawBuilder<string> {
  return sql`split_part(${text}, ${ARROW}, ${sql.lit(side)})`;
}

function isNamed(text: RawBuilder<unknown>, names: readonly string[]): RawBuilder<boolean> {
  return sql`(${sideOf(text, 1)} = any (${names}) or ${sideOf(text, 2)} = any (${names}))`;
}

function withoutNames(text: RawBuilder<unknown>, names: readonly string[]): RawBuilder<string> {
  const [from, to] = ([1, 2] as const).map((side) => {
    const name = sideOf(text, side);
    return sql`case when ${name} = any (${names}) then ${erasedName} else ${name} end`;
  });
  return sql`${from} || ${ARROW} || ${to}`;
}

/** It is theirs, they accepted it, or a voucher names them: who was handed it and handed it on left no event. */
function hadRide(rideId: RawBuilder<unknown>, { id, fullName }: { id: string; fullName: string }) {
  return sql<boolean>`(exists (select from rides where rides.id = ${rideId} and driver_id = ${id})
    or exists (select from ride_events as taken
      where taken.ride_id = ${rideId} and taken.actor_id = ${id} and taken.move in ('accept', 'enter'))
    or exists (select from vouchers join chain_documents on chain = 'vouchers' and chain_documents.id = document_id
      where vouchers.ride_id = ${rideId} and content::jsonb #>> '{facts,driver,name}' = ${fullName}))`;
}
