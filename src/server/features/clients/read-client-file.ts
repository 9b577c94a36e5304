import { sql } from 'kysely';
import { mayOpenClientFile } from '#domain/client-file.ts';
import { agreedStatuses } from '#domain/ride/ride.ts';
import type { UserRow } from '#server/db/schema.ts';
import { isUuid } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { visibleTo } from '#server/features/rides/index.ts';
import { AppError } from '#server/http/errors.ts';

export type ClientFile = Pick<UserRow, 'id' | 'first_name' | 'last_name' | 'email' | 'phone'> & {
  note: string | null;
  ride_count: number;
  has_agreed_ride: boolean;
  has_written: boolean;
};

const COUNTED = 1001;

/** One page for a client who is unknown, erased, or none of this driver's. */
export async function readClientFile({ db }: Deps, driver: UserRow, id: string): Promise<ClientFile> {
  const client = isUuid(id) ? await findClient(db, driver, id) : undefined;
  if (!client || !mayOpenClientFile(driver, relationOf(client))) throw new AppError('client_not_found');
  return client;
}

async function findClient(db: Deps['db'], driver: UserRow, id: string): Promise<ClientFile | undefined> {
  const { rows } = await sql<ClientFile>`
    select id, first_name, last_name, email, phone,
      (select content from client_notes where driver_id = ${driver.id} and client_id = users.id) as note,
      (select count(*)::integer from (
        select from rides where client_id = users.id ${visibleTo(driver)}
        limit ${sql.lit(COUNTED)}) as known) as ride_count,
      exists (select from rides where client_id = users.id and driver_id = ${driver.id}
        and status = any (${agreedStatuses}::text[])) as has_agreed_ride,
      exists (select from general_threads where client_id = users.id) as has_written
    from users where id = ${id} and role = 'client' and erased_at is null`.execute(db);
  return rows[0];
}

function relationOf({ ride_count, has_written }: ClientFile) {
  return { hasVisibleRide: ride_count > 0, hasWritten: has_written };
}
