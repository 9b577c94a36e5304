import type { Kysely } from 'kysely';
import { journalText } from '#domain/payment/journal.ts';
import type { Db, PaymentJournalRow, Tables } from '#server/db/schema.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';
import { compareLedger, type Differences } from './compare-ledger.ts';
import { entryFrom } from './journal.ts';
import { anchorIn, type JournalAnchor } from './journal-anchor.ts';

const BATCH = 1_000;

export type JournalReport = {
  lines: number;
  balance: number;
  /** The first line that is missing, changed or not signed with our key. */
  brokenAt: number | undefined;
  differences: Differences;
};

/**
 * Follows the chain from its first line to its head, past the ends that were noted earlier, in one snapshot; then
 * compares payments and rides with it.
 */
export async function verifyJournal(
  db: Kysely<Tables>,
  secrets: SecretBox,
  anchors: readonly JournalAnchor[] = [],
): Promise<JournalReport> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => ({
      ...(await followChain(trx, secrets, anchors)),
      differences: await compareLedger(trx),
    }));
}

async function followChain(
  db: Db,
  secrets: SecretBox,
  anchors: readonly JournalAnchor[],
): Promise<Omit<JournalReport, 'differences'>> {
  const head = await anchorIn(db);
  const chain = { lines: 0, balance: 0, brokenAt: undefined };
  let signature = '';

  for (let rows = await linesAfter(db, 0); rows.length > 0; rows = await linesAfter(db, chain.lines)) {
    for (const row of rows) {
      if (!isNext(row, chain.lines, signature, secrets) || !isAsNoted(row, anchors))
        return { ...chain, brokenAt: chain.lines + 1 };
      chain.lines += 1;
      chain.balance += row.amount_cents;
      signature = row.mark;
    }
  }
  const isWhole = head.lastId === chain.lines && head.lastMark === signature;
  const isLongEnough = anchors.every(({ lastId }) => lastId <= chain.lines);
  return isWhole && isLongEnough ? chain : { ...chain, brokenAt: chain.lines + 1 };
}

function isAsNoted({ id, mark }: PaymentJournalRow, anchors: readonly JournalAnchor[]): boolean {
  return anchors.every(({ lastId, lastMark }) => lastId !== Number(id) || lastMark === mark);
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
