import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import type { VoucherDraft } from './draft-voucher.ts';

/** Many in one statement, in the caller's transaction, which holds the facts they are made of. */
export async function writeVouchers(trx: Db, drafts: readonly VoucherDraft[]): Promise<void> {
  if (drafts.length === 0) return;
  const all = <Value>(of: (draft: VoucherDraft) => Value) => drafts.map(of);
  await sql`
    insert into vouchers (ride_id, version, number, token, document_id, issued_at)
    select ride_id, version, number, token, append_document('vouchers', number, at, mark, content, kept_until), at
    from unnest(
      ${all(({ document }) => document.rideId)}::uuid[], ${all(({ document }) => document.version)}::integer[],
      ${all(({ document }) => document.number)}::text[], ${all(({ document }) => document.token)}::text[],
      ${all(({ document }) => document.issuedAt)}::timestamptz[], ${all(({ mark }) => mark)}::text[],
      ${all(({ content }) => content)}::text[], ${all(({ keptUntil }) => keptUntil)}::timestamptz[]
    ) as drafts (ride_id, version, number, token, at, mark, content, kept_until)`.execute(trx);
}
