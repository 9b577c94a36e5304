import type { AnnouncingPool } from '#server/db/announcing-pool.ts';
import type { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { draftVoucher, type VoucherDraft } from './draft-voucher.ts';
import { readFacts } from './voucher-facts.ts';

type Wanted = { rideId: string; driverId: string; at: Date; issuedLater?: boolean };

/** The draft of a voucher for a ride with its new driver. */
export async function prepareVoucher(
  { secrets }: Pick<Deps, 'secrets'>,
  on: Db | AnnouncingPool,
  { rideId, driverId, ...issue }: Wanted,
): Promise<VoucherDraft> {
  const [row] = await readFacts(on, [rideId], driverId);
  if (!row) throw new Error('the ride and its driver are there');
  return draftVoucher(secrets, row, issue);
}

/**
 * Two statement parts for the write of a ride: `held` has a row while the facts are as they were read, and locks them
 * until the commit; `issued` writes the voucher of the row in `rides`.
 */
export function voucherParts(
  statement: Parameters,
  { revision, document, content, mark, keptUntil }: VoucherDraft,
): { held: string; issued: string } {
  const { number, version, token } = document;
  const [numbered, at] = [statement.add(number, 'text'), statement.add(document.issuedAt, 'timestamptz')];
  const [signed, text] = [statement.add(mark, 'text'), statement.add(content, 'text')];
  const kept = statement.add(keptUntil, 'timestamptz');
  return {
    held: `held as (select from voucher_facts where revision = ${statement.add(revision, 'bigint')} for share)`,
    issued: `issued as (
      insert into vouchers (ride_id, version, number, token, document_id, issued_at)
      select id, ${statement.add(version, 'integer')}, ${numbered}, ${statement.add(token, 'text')},
        append_document('vouchers', ${numbered}, ${at}, ${signed}, ${text}, ${kept}), ${at} from rides)`,
  };
}
