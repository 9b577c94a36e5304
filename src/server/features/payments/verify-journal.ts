import type { Kysely } from 'kysely';
import { earlierJournalText, journalText } from '#domain/payment/journal.ts';
import type { ChainAnchor } from '#server/chains/anchors.ts';
import { type ChainLine, type ChainReport, followChain } from '#server/chains/follow-chain.ts';
import type { Db, PaymentJournalRow, Tables } from '#server/db/schema.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';
import { compareLedger, type Differences } from './compare-ledger.ts';
import { entryFrom } from './journal.ts';

export type JournalReport = ChainReport & { balance: number; differences: Differences };

/** Follows the chain of the payments in one snapshot; then compares payments and rides with it. */
export async function verifyJournal(
  db: Kysely<Tables>,
  secrets: SecretBox,
  anchors: readonly ChainAnchor[] = [],
): Promise<JournalReport> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const report = await followChain(trx, 'payments', anchors, (lines, previous) =>
        wrongLines(trx, secrets, lines, previous),
      );
      const { balance, last } = await journalTotals(trx);
      const isLonger = report.brokenAt === undefined && last > report.lines;
      return {
        ...report,
        ...(isLonger ? { brokenAt: report.lines + 1 } : {}),
        balance,
        differences: await compareLedger(trx),
      };
    });
}

async function wrongLines(
  trx: Db,
  secrets: SecretBox,
  lines: readonly ChainLine[],
  before: string,
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('payment_journal')
    .selectAll()
    .where('id', '>=', lines[0]?.id ?? '0')
    .where('id', '<=', lines.at(-1)?.id ?? '0')
    .execute();
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const wrong = lines.filter((line, index) => {
    const row = rowsById.get(line.id);
    return row?.mark !== line.mark || !isSigned(secrets, row, lines[index - 1]?.mark ?? before);
  });
  return new Set(wrong.map(({ id }) => id));
}

/** In lines of the former version, the signature covers the line before too. */
function isSigned(secrets: SecretBox, row: PaymentJournalRow, previous: string): boolean {
  const entry = entryFrom(row);
  return (
    secrets.isSigned(journalText(entry), row.mark) ||
    secrets.isSigned(earlierJournalText(entry, Number(row.id), previous), row.mark)
  );
}

async function journalTotals(trx: Db): Promise<{ balance: number; last: number }> {
  const { balance, last } = await trx
    .selectFrom('payment_journal')
    .select((eb) => [eb.fn.sum('amount_cents').as('balance'), eb.fn.max('id').as('last')])
    .executeTakeFirstOrThrow();
  return { balance: Number(balance ?? 0), last: Number(last ?? 0) };
}
