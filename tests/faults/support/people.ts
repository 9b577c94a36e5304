import { argon2Passwords } from '#server/adapters/argon2-passwords.ts';
import { createAccount } from '#server/features/accounts/index.ts';
import { chanceFrom } from '#tests/support/chance.ts';
import { type FarPerson, registered, signedIn } from '#tests/support/far-people.ts';
import { inDatabase, type Reachable } from './in-database.ts';
import { openWriteLog, type WriteLog } from './write-log.ts';

export const PASSWORD = 'la route est longue 42';
const SEED = Number(process.env.FAULT_SEED ?? 20261115);

/** The users of a platform under faults, and the log of their writes. */
export type People = {
  writeLog: WriteLog;
  clients: FarPerson[];
  drivers: FarPerson[];
  /** The first client and the first driver. */
  amelie: FarPerson;
  chloe: FarPerson;
  chance: ReturnType<typeof chanceFrom>;
};

export async function openPeople(
  faultEnv: Reachable,
  host: string,
  size = { clients: 4, drivers: 3 },
): Promise<People> {
  const amelie = await registered(host, 'amelie');
  const clients = [amelie];
  while (clients.length < size.clients) clients.push(await registered(host, `client-${clients.length}`));
  const drivers = await createDrivers(faultEnv, host, size.drivers);
  const [chloe] = drivers;
  if (!chloe) throw new Error('no driver');
  return { writeLog: openWriteLog(), clients, drivers, amelie, chloe, chance: chanceFrom(SEED) };
}

/** Drivers cannot register: they are created in the database. */
async function createDrivers(faultEnv: Reachable, host: string, count: number): Promise<FarPerson[]> {
  const emails = Array.from({ length: count }, (_, index) => `driver-${index}@example.fr`);
  const passwords = argon2Passwords({ memoryCost: 1024, timeCost: 1, parallelism: 1 });
  await inDatabase(faultEnv, async (db) => {
    for (const email of emails) {
      const names = { firstName: 'Chloé', lastName: 'Martin', role: 'driver' } as const;
      await createAccount(db, passwords, { ...names, email, password: PASSWORD }, new Date());
    }
  });
  return await Promise.all(emails.map((email) => signedIn(host, email, PASSWORD)));
}
