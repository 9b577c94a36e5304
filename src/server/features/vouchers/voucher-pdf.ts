import type { Deps } from '#server/deps.ts';
import { readLetterhead } from '#server/documents/letterhead.ts';
import { AppError } from '#server/http/errors.ts';
import { presentVoucher } from './present-voucher.ts';
import type { VoucherRow } from './read-vouchers.ts';
import { voucherSheet } from './voucher-sheet.ts';

/** One version as a file; `site` is the base of the address that it prints. */
export async function voucherPdf(
  deps: Deps,
  row: VoucherRow | undefined,
  site: string,
): Promise<{ bytes: Buffer; name: string }> {
  if (!row) throw new AppError('voucher_not_found');
  const voucher = presentVoucher(row, site);
  const bytes = await deps.documents.write(voucherSheet(voucher, await readLetterhead(deps)));
  if (!bytes) throw new AppError('documents_busy');
  return { bytes, name: `bon-${voucher.number}-v${voucher.version}.pdf` };
}
