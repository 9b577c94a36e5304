import { sql } from 'kysely';
import type { VoucherView } from '#contract/papers/vouchers.ts';
import { type VoucherChange, voucherChanges } from '#contract/words/voucher-words.fr.ts';
import { maskedName, maskedPhone } from '#domain/voucher/masked-client.ts';
import type { Deps } from '#server/deps.ts';
import { presentVoucher } from './present-voucher.ts';
import { isHeld, readVersions } from './read-vouchers.ts';

/** What the holder of a voucher's address may know of it; the client is masked. */
export type Verification =
  | { state: 'unknown' | 'expired' }
  | {
      state: 'last' | 'replaced' | 'cancelled';
      voucher: VoucherView;
      lastVersion: number;
      /** How the last version differs. */
      changes: VoucherChange[];
    };

const isToken = /^[\w-]{22}$/u;
/** A malformed token is looked up too, so that both take the same time. */
const NO_TOKEN = '-'.repeat(22);

export async function verifyVoucher(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
  site: string,
): Promise<Verification> {
  const asked = isToken.test(token) ? token : NO_TOKEN;
  const versions = await readVersions(
    db,
    sql<boolean>`vouchers.ride_id = (select ride_id from vouchers where token = ${asked})`,
  );
  if (versions.length === 0) return { state: 'unknown' };
  const held = versions.filter(isHeld);
  const views = held.map((row) => masked(presentVoucher(row, site)));
  const index = held.findIndex(({ document }) => document.token === asked);
  const [voucher, last] = [views[index], views[0]];
  // An erased voucher was genuine too.
  if (!voucher || !last || clock() >= new Date(last.onlineUntil)) return { state: 'expired' };
  const issued = voucher.replacedAt ? 'replaced' : 'last';
  const state = voucher.rideStatus === 'cancelled' ? 'cancelled' : issued;
  return { state, voucher, lastVersion: last.version, changes: voucherChanges(voucher, last) };
}

function masked(voucher: VoucherView): VoucherView {
  const { client, passenger } = voucher;
  return { ...voucher, client: maskedPerson(client), passenger: passenger && maskedPerson(passenger) };
}

function maskedPerson({ name, phone }: VoucherView['client']): VoucherView['client'] {
  return { name: maskedName(name), phone: maskedPhone(phone) };
}
