import { centsFrom } from '#contract/pricing/pricing.ts';
import type { WaitingTermsBody, WaitingTermsView } from '#contract/pricing/waiting-terms.ts';
import { cents, moneyText } from '#domain/money.ts';
import { usualWaiting, type WaitingTerms } from '#domain/pricing/waiting-terms.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

export async function readWaitingTerms(db: Db): Promise<WaitingTerms> {
  return waitingTermsOf(await db.selectFrom('waiting_terms').selectAll().executeTakeFirst());
}

export type WaitingTermsRow = { station_minutes: number; other_minutes: number; price_cents: number };

/** The usual terms before any were set. */
export function waitingTermsOf(row: WaitingTermsRow | undefined): WaitingTerms {
  if (!row) return usualWaiting;
  return {
    stationMinutes: row.station_minutes,
    otherMinutes: row.other_minutes,
    price: cents(row.price_cents),
  };
}

export async function saveWaitingTerms(
  deps: Deps,
  actor: UserRow,
  { stationMinutes, otherMinutes, price }: WaitingTermsBody,
): Promise<WaitingTerms> {
  const values = {
    station_minutes: stationMinutes,
    other_minutes: otherMinutes,
    price_cents: centsFrom(price) ?? 0,
  };
  await deps.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('waiting_terms')
      .values(values)
      .onConflict((conflict) => conflict.column('is_only').doUpdateSet(values))
      .execute();
    await recordAudit(trx, {
      actorId: actor.id,
      action: 'waiting_terms_changed',
      subject: '',
      subjectId: null,
      details: '',
      at: deps.clock(),
    });
  });
  return await readWaitingTerms(deps.db);
}

export function presentWaitingTerms({ price, ...minutes }: WaitingTerms): WaitingTermsView {
  return { ...minutes, price: moneyText(price) };
}
