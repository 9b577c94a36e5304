import { billTitle, namedBill } from '#contract/words/bill-words.fr.ts';
import type { Deps } from '#server/deps.ts';
import type { MailAttachment } from '#server/ports/mailer.ts';
import { billFile } from './bill-file.ts';
import { contentFrom, findBills } from './bill-repository.ts';

export type BillToSend = { title: string; attachment: MailAttachment };

/** The last bill of a ride, to attach to an email: an avoir before the invoice, the invoice before the note. */
export async function billToSend(deps: Deps, rideId: string): Promise<BillToSend | undefined> {
  const last = (await findBills(deps.db, [rideId])).at(-1);
  if (!last || last.content === null) return undefined;
  const content = contentFrom(last);
  const { name, bytes } = await billFile(deps, content);
  return {
    title: billTitle(namedBill(content)),
    attachment: { name, contentType: 'application/pdf', bytes },
  };
}
