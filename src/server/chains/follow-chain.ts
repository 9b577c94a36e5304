import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import type { ChainLineTable } from '#server/db/tables/chain-tables.ts';
import { anchorsIn, type ChainAnchor } from './anchors.ts';

const BATCH = 1_000;

export type ChainLine = Selectable<ChainLineTable>;

export type ChainReport = {
  chain: string;
  lines: number;
  /** The first line that is missing or changed, or whose document is. */
  brokenAt: number | undefined;
  /** How many lines came after the last anchor. */
  notAnchored: number;
};

/** Which of the lines have a document that is missing or not the signed one. `previous` is the mark before them. */
export type WrongDocuments = (lines: readonly ChainLine[], previous: string) => Promise<ReadonlySet<string>>;

/** Verifies a chain from its first line to its head, and against the anchors. To be run in one snapshot. */
export async function followChain(
  trx: Db,
  chain: string,
  anchors: readonly ChainAnchor[],
  wrongDocuments: WrongDocuments,
): Promise<ChainReport> {
  const head = (await anchorsIn(trx)).find((candidate) => candidate.chain === chain);
  const noted = anchors.filter((anchor) => anchor.chain === chain);
  const anchored = Math.max(0, ...noted.map(({ lastId }) => lastId));
  let [lines, hash, mark] = [0, '', ''];
  const report = (brokenAt?: number) => ({
    chain,
    lines,
    brokenAt,
    notAnchored: Math.max(0, lines - anchored),
  });

  for (;;) {
    const batch = await linesAfter(trx, chain, lines);
    if (batch.length === 0) break;
    const wrong = await wrongDocuments(batch, mark);
    for (const line of batch) {
      const isNext = Number(line.id) === lines + 1 && line.hash === hashOf(hash, line);
      if (!isNext || wrong.has(line.id) || !isAsNoted(line, noted)) return report(lines + 1);
      [lines, hash, mark] = [lines + 1, line.hash, line.mark];
    }
  }
  const isWhole = head?.lastId === lines && head.lastHash === hash && anchored <= lines;
  return report(isWhole ? undefined : lines + 1);
}

/** The same hash as `chain_hash` in the database. */
function hashOf(previous: string, { id, number, at, mark }: ChainLine): string {
  const text = [previous, id, number, at.toISOString(), mark].join('\n');
  return createHash('sha256').update(text).digest('hex');
}

function isAsNoted({ id, hash, mark }: ChainLine, anchors: readonly ChainAnchor[]): boolean {
  return anchors.every(
    ({ lastId, lastHash = hash, lastMark = mark }) =>
      lastId !== Number(id) || (lastHash === hash && lastMark === mark),
  );
}

async function linesAfter(db: Db, chain: string, id: number): Promise<ChainLine[]> {
  return await db
    .selectFrom('chain_lines')
    .selectAll()
    .where('chain', '=', chain)
    .where('id', '>', String(id))
    .orderBy('id')
    .limit(BATCH)
    .execute();
}
