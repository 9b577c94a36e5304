import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';
import type { WrongDocuments } from './follow-chain.ts';

const AT_ONCE = 500;

/** The signature that the line of a document carries. It is of one chain: the document of another does not fit. */
export function signatureOf(secrets: SecretBox, chain: string, content: string): string {
  return secrets.sign(signedText(chain, content));
}

/** The short form of a mark that people compare: 'a71f 9c04 52de 88b1 · 3e90 7b5c 0d4f a216'. */
export function fingerprintOf(mark: string): string {
  const groups = Buffer.from(mark, 'base64url').toString('hex').slice(0, 32).match(/.{4}/gu) ?? [];
  return [groups.slice(0, 4), groups.slice(4)].map((half) => half.join(' ')).join(' · ');
}

/** Documents that are still held and not as they were signed; one that was erased is proved by its line alone. */
export function wrongDocumentsOf(trx: Db, secrets: SecretBox, chain: string): WrongDocuments {
  return async (lines) => {
    const documents = await trx
      .selectFrom('chain_documents')
      .select(['id', 'content'])
      .where('chain', '=', chain)
      .where('id', '>=', lines[0]?.id ?? '0')
      .where('id', '<=', lines.at(-1)?.id ?? '0')
      .execute();
    const contents = new Map(documents.map(({ id, content }) => [id, content]));
    const isWrong = ({ id, mark }: { id: string; mark: string }) => {
      const content = contents.get(id);
      return content !== null && !secrets.isSigned(signedText(chain, content ?? ''), mark);
    };
    return new Set(lines.filter(isWrong).map(({ id }) => id));
  };
}

/** Erases the documents that the law no longer keeps, by the only function that may. Returns how many. */
export async function eraseOldDocuments(db: Db, chain: string, now: Date): Promise<number> {
  let erased = 0;
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      select erase_documents(${chain}, ${now}, ${AT_ONCE}) as count`.execute(db);
    const count = rows[0]?.count ?? 0;
    erased += count;
    if (count < AT_ONCE) return erased;
  }
}

function signedText(chain: string, content: string): string {
  return `${chain}\n${content}`;
}
