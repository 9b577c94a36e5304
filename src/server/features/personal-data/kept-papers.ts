import { sql } from 'kysely';
import { type KeptPaper, type KeptView, keptPapers } from '#contract/account/personal-data.ts';
import { invoiceKeptUntil } from '#domain/privacy/retention.ts';
import { parisTime } from '#domain/time/paris.ts';
import type { Db } from '#server/db/schema.ts';

type Counted = { paper: KeptPaper; count: string; latest: Date };

/** The papers of a client that stay, as long as the law asks. */
export async function keptPapersOf(db: Db, clientId: string): Promise<KeptView[]> {
  const { rows } = await sql<Counted>`
    select 'vouchers' as paper, count(distinct vouchers.ride_id) as count, max(kept_until) as latest
    from vouchers join rides on rides.id = vouchers.ride_id
    join chain_documents on chain = 'vouchers' and chain_documents.id = document_id
    where client_id = ${clientId} and content is not null
    having count(*) > 0
    union all
    select bills.chain, count(*), max(kept_until)
    from bills join chain_documents on chain_documents.chain = bills.chain and chain_documents.id = line_id
    where client_id = ${clientId} and content is not null
    group by bills.chain
    union all
    select 'payments', count(*), max(payments.created_at)
    from payments join rides on rides.id = payments.ride_id
    where client_id = ${clientId} and state in ('paid', 'refunding', 'refunded')
    having count(*) > 0`.execute(db);
  const byPaper = new Map(rows.map((row) => [row.paper, row]));
  return keptPapers.flatMap((paper) => {
    const row = byPaper.get(paper);
    return row ? [{ paper, count: Number(row.count), until: lastDayOf(row) }] : [];
  });
}

/** A document is kept up to a moment: the day before it is the last one. */
function lastDayOf({ paper, latest }: Counted): string {
  return paper === 'payments' ? invoiceKeptUntil(latest) : parisTime(new Date(latest.getTime() - 1)).day;
}
