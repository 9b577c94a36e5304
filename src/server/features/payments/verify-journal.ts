import { journalText } from '#domain/payment/journal.ts';
import type { Db, PaymentJournalRow } from '#server/db/schema.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';
import { entryFrom } from './journal.ts';

const BATCH = 1_000;

/** `brokenAt`: the first line that is missing, changed or not signed with our key. */
export type JournalReport = { lines: number; balance: number; brokenAt: number | undefined };

/** Follows the chain from its first line to its head. */
export async function verifyJournal(db: Db, secrets: SecretBox): Promise<JournalReport> {
  const head = await db.selectFrom('payment_journal_head').selectAll().executeTakeFirstOrThrow();
  const report: JournalReport = { lines: 0, balance: 0, brokenAt: undefined };
  let signature = '';

  for (let rows = await linesAfter(db, 0); rows.length > 0; rows = await linesAfter(db, report.lines)) {
    for (const row of rows) {
      if (!isNext(row, report.lines, signature, secrets)) return { ...report, brokenAt: report.lines + 1 };
      report.lines += 1;
      report.balance += row.amount_cents;
      signature = row.mark;
    }
  }
  const isWhole = Number(head.last_id) === report.lines && head.last_mark === signature;
  return isWhole ? report : { ...report, brokenAt: report.lines + 1 };
}

function isNext(row: PaymentJournalRow, lines: number, previous: string, secrets: SecretBox): boolean {
  return Number(row.id) === lines + 1 && secrets.isSigned(journalText(entryFrom(row), previous), row.mark);
}

async function linesAfter(db: Db, id: number): Promise<PaymentJournalRow[]> {
  return await db
    .selectFrom('payment_journal')
    .selectAll()
    .where('id', '>', String(id))
    .orderBy('id')
    .limit(BATCH)
    .execute();
}
