import type { Deps } from '#server/deps.ts';

type Note = { driverId: string; clientId: string; content: string };

/** One note for each driver and client; nothing is kept of an empty one. */
export async function saveClientNote(
  { db, clock }: Deps,
  { driverId, clientId, content }: Note,
): Promise<void> {
  if (content === '') {
    await db
      .deleteFrom('client_notes')
      .where('driver_id', '=', driverId)
      .where('client_id', '=', clientId)
      .execute();
    return;
  }
  const changed_at = clock();
  await db
    .insertInto('client_notes')
    .values({ driver_id: driverId, client_id: clientId, content, changed_at })
    .onConflict((known) => known.columns(['driver_id', 'client_id']).doUpdateSet({ content, changed_at }))
    .execute();
}
