import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { billFile } from './bill-file.ts';
import { contentFrom } from './bill-repository.ts';
import { billedRide, findBill } from './read-bills.ts';

/** The PDF of one bill of a ride, for a user who may see that ride. */
export async function rideBillFile(
  deps: Deps,
  viewer: UserRow,
  rideId: string,
  billId: string,
): Promise<{ name: string; bytes: Buffer }> {
  const bill = await findBill(deps.db, await billedRide(deps.db, viewer, rideId), billId);
  return await billFile(deps, contentFrom(bill));
}
