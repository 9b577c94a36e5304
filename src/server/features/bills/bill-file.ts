import { billFileName, namedBill } from '#contract/words/bill-words.fr.ts';
import type { BillContent } from '#domain/billing/bill-content.ts';
import type { Deps } from '#server/deps.ts';
import { readLetterhead } from '#server/documents/letterhead.ts';
import { AppError } from '#server/http/errors.ts';
import { billSheet } from './bill-sheet.ts';

/** The PDF of a bill, drawn at each request: only its content is stored. */
export async function billFile(
  deps: Pick<Deps, 'db' | 'settings' | 'images' | 'documents'>,
  content: BillContent,
): Promise<{ name: string; bytes: Buffer }> {
  const { logo } = await readLetterhead(deps);
  const bytes = await deps.documents.write(billSheet(content, logo));
  if (!bytes) throw new AppError('documents_busy');
  return { name: billFileName(namedBill(content)), bytes };
}
