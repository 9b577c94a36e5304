import type { Kysely } from 'kysely';
import type { Tables } from '#server/db/schema.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';
import type { ChainAnchor } from './anchors.ts';
import { wrongDocumentsOf } from './documents.ts';
import { type ChainReport, followChain } from './follow-chain.ts';

export type DocumentsReport = ChainReport & { erased: number };

/** Verifies every chain that has documents, which is all but the payments, in one snapshot. */
export async function verifyDocuments(
  db: Kysely<Tables>,
  secrets: SecretBox,
  anchors: readonly ChainAnchor[] = [],
): Promise<DocumentsReport[]> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const chains = await trx
        .selectFrom('chains')
        .select((eb) => [
          'name',
          eb
            .selectFrom('chain_documents')
            .select((of) => of.fn.countAll().as('count'))
            .whereRef('chain', '=', 'name')
            .where('content', 'is', null)
            .as('erased'),
        ])
        .where('name', '<>', 'payments')
        .orderBy('name')
        .execute();
      const noted = anchors.map(({ chain }) => chain).filter((chain) => chain !== 'payments');
      const names = new Set([...chains.map(({ name }) => name), ...noted]);
      const reports: DocumentsReport[] = [];
      for (const name of names) {
        const report = await followChain(trx, name, anchors, wrongDocumentsOf(trx, secrets, name));
        const erased = chains.find((chain) => chain.name === name)?.erased;
        reports.push({ ...report, erased: Number(erased ?? 0) });
      }
      return reports;
    });
}
