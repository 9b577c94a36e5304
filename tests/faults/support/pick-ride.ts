import type { FarPerson } from '#tests/support/far-people.ts';
import type { People } from './people.ts';

/** Few rides for many users, so that their requests collide. */
const LATEST = 12;

type Picked = { id: string; client: FarPerson; driver: FarPerson | undefined };

/** One of the latest acknowledged rides, with its driver, or any driver while it has none. */
export function pickRide({ writeLog, drivers, chance }: People): Picked | undefined {
  const acknowledged = [...writeLog.bookings.values()].filter(({ answers }) => answers.size > 0);
  const chosen = chance.pick(acknowledged.slice(-LATEST));
  if (!chosen) return undefined;
  const id = String([...chosen.answers][0]);
  return { id, client: chosen.by, driver: writeLog.drivers.get(id) ?? chance.pick(drivers) };
}
