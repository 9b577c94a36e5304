import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/** The numbers of vouchers that do not match their documents, and of documents without a voucher. */
export async function compareVouchers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select coalesce(vouchers.number, line.number) as number
    from vouchers
    full join (select * from chain_lines where chain = 'vouchers') line on line.id = vouchers.document_id
    left join chain_documents document on document.chain = 'vouchers' and document.id = line.id
    where vouchers.ride_id is null or line.id is null or vouchers.number <> line.number
      or document.content is not null and (content::jsonb ->> 'rideId', content::jsonb ->> 'version', content::jsonb ->> 'token')
        is distinct from (vouchers.ride_id::text, vouchers.version::text, vouchers.token)
    order by 1`.execute(db);
  return rows.map(({ number }) => number);
}
