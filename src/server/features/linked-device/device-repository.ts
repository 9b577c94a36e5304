import type { LinkedDeviceView } from '#contract/notifications/notifications.ts';
import type { Db } from '#server/db/schema.ts';

/** What the instance with the device shares with the others. */
export type DeviceState = LinkedDeviceView;

/** For the operator. A device that is no longer wanted counts as unlinked, whatever its instance reported last. */
export async function readDevice(db: Db): Promise<LinkedDeviceView> {
  const { wanted, state, code, phone } = await findDevice(db);
  return wanted ? { state, code, phone } : { state: 'unlinked', code: null, phone: null };
}

export async function findDevice(db: Db) {
  return await db
    .selectFrom('linked_device')
    .select(['wanted', 'state', 'code', 'phone'])
    .executeTakeFirstOrThrow();
}

export async function saveDeviceState(
  db: Db,
  { state, code, phone }: DeviceState,
  changed_at: Date,
): Promise<void> {
  await db
    .updateTable('linked_device')
    .set({ state, code, phone, changed_at })
    .where('wanted', '=', true)
    .execute();
}

export async function stopWanting(db: Db, changed_at: Date): Promise<void> {
  await db
    .updateTable('linked_device')
    .set({ wanted: false, changed_at })
    .where('wanted', '=', true)
    .execute();
}

/** Erases the link, unless it is wanted again. */
export async function forgetDevice(db: Db, changed_at: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('linked_device')
    .set({ state: 'unlinked', code: null, phone: null, changed_at })
    .where('wanted', '=', false)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await db.deleteFrom('linked_device_keys').execute();
}
