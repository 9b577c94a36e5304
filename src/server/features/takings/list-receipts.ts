import type { ReceiptsView } from '#contract/money/takings.ts';
import { oneMore, pageOf } from '#server/db/page-of.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { cursorOf, keyFrom } from '#server/http/page-key.ts';
import { presentReceipt } from './present-receipt.ts';
import { receiptsQuery } from './read-receipts.ts';
import { type PeriodQuery, spanOf } from './read-takings.ts';
import { takerFor } from './taker.ts';

const PAGE = 50;
const isJournalId = (text: string) => /^\d{1,18}$/u.test(text);

/** A page of the book of receipts, oldest first. */
export async function listReceipts(
  deps: Deps,
  actor: UserRow,
  { after, ...query }: PeriodQuery & { after?: string | undefined },
): Promise<ReceiptsView> {
  const start = keyFrom(after, isJournalId);
  const reading = receiptsQuery(takerFor(actor), spanOf(deps, query), { after: start, limit: oneMore(PAGE) });
  const { page, last } = pageOf((await reading.execute(deps.db)).rows, PAGE);
  return { receipts: page.map(presentReceipt), next: last ? cursorOf(last) : null };
}
