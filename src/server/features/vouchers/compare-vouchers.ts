import { type RawBuilder, sql } from 'kysely';
import { inBatches } from '#server/db/in-batches.ts';
import type { Db } from '#server/db/schema.ts';

type ComparedVoucher = { number: string; document_id: string; is_different: boolean | null };

/** The numbers of vouchers that do not match their documents, then of documents without a voucher. */
export async function compareVouchers(db: Db): Promise<string[]> {
  const different: string[] = [];
  const batches = inBatches<ComparedVoucher>(
    async (after, limit) => (await comparedVouchers(after, limit).execute(db)).rows,
  );
  for await (const vouchers of batches)
    for (const { number, is_different } of vouchers) if (is_different) different.push(number);
  const { rows } = await linesWithoutVoucher.execute(db);
  return [...different, ...rows.map(({ number }) => number)];
}

/** `offset 0`: a document is read once, not for each of its values. */
function comparedVouchers(after: ComparedVoucher | undefined, limit: number): RawBuilder<ComparedVoucher> {
  const beyond = after ? sql`where document_id > ${after.document_id}` : sql``;
  return sql`
    select vouchers.number, document_id,
      line.id is null or vouchers.number <> line.number
      or printed is not null and (printed ->> 'rideId', printed ->> 'version', printed ->> 'token')
        is distinct from (vouchers.ride_id::text, vouchers.version::text, vouchers.token) as is_different
    from (select * from vouchers ${beyond} order by document_id limit ${limit}) as vouchers
    left join chain_lines line on line.chain = 'vouchers' and line.id = document_id
    left join chain_documents document on document.chain = 'vouchers' and document.id = line.id
    cross join lateral (select document.content::jsonb as printed offset 0) as content
    order by document_id`;
}

const linesWithoutVoucher = sql<{ number: string }>`
  select number from chain_lines
  where chain = 'vouchers' and not exists (select from vouchers where document_id = chain_lines.id)
  order by id`;
