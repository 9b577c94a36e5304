import { billTitle, namedBill } from '#contract/words/bill-words.fr.ts';
import type { Db, OutboxRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import type { MailAttachment } from '#server/ports/mailer.ts';
import { billFile } from './bill-file.ts';
import { contentFrom, findBills, type StoredBill } from './bill-repository.ts';

export type BillToSend = { title: string; attachment: MailAttachment };

type Entry = Pick<OutboxRow, 'id' | 'ride_id' | 'created_at'>;

/** The bill that an email is about, to attach to it; of a note and an invoice that were issued together, the invoice. */
export async function billToSend(deps: Deps, entry: Entry): Promise<BillToSend | undefined> {
  const bills = await findBills(deps.db, [entry.ride_id]);
  const bill = issuedWith(entry, await nextEntry(deps.db, entry), bills);
  if (!bill || bill.content === null) return undefined;
  const content = contentFrom(bill);
  const { name, bytes } = await billFile(deps, content);
  return {
    title: billTitle(namedBill(content)),
    attachment: { name, contentType: 'application/pdf', bytes },
  };
}

/** Issued since the entry was written and before the next one; entries of a version before were written just after. */
function issuedWith(
  { created_at }: Entry,
  next: Date | undefined,
  bills: readonly StoredBill[],
): StoredBill | undefined {
  const since = bills.filter(({ issued_at }) => issued_at >= created_at && (!next || issued_at < next));
  return since.at(-1) ?? bills.findLast(({ issued_at }) => issued_at < created_at);
}

/** Found by its id: only what was written since is read. */
async function nextEntry(db: Db, { id, ride_id, created_at }: Entry): Promise<Date | undefined> {
  const next = await db
    .selectFrom('outbox')
    .select('created_at')
    .where('id', '>', id)
    .where('ride_id', '=', ride_id)
    .where('event', '=', 'bill_issued')
    .where('created_at', '>', created_at)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return next?.created_at;
}
