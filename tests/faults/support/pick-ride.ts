import type { FarPerson } from '#tests/support/far-people.ts';
import type { Office } from './office.ts';

/** Many hands on few rides, so that they meet. */
const LATEST = 12;

type Picked = { id: string; client: FarPerson; driver: FarPerson | undefined };

/** One of the latest rides that somebody was told about, with its driver, or any while it has none. */
export function pickRide({ diary, drivers, chance }: Office): Picked | undefined {
  const told = [...diary.bookings.values()].filter(({ answers }) => answers.size > 0);
  const chosen = chance.pick(told.slice(-LATEST));
  if (!chosen) return undefined;
  const id = String([...chosen.answers][0]);
  return { id, client: chosen.by, driver: diary.drivers.get(id) ?? chance.pick(drivers) };
}
