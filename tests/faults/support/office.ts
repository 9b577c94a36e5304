import { argon2Passwords } from '#server/adapters/argon2-passwords.ts';
import { createAccount } from '#server/features/accounts/index.ts';
import { chanceFrom } from '#tests/support/chance.ts';
import { type FarPerson, registered, signedIn } from '#tests/support/far-people.ts';
import { type Diary, openDiary } from './diary.ts';
import type { Ground } from './ground.ts';
import { inDatabase } from './in-database.ts';

const PASSWORD = 'la route est longue 42';
const SEED = Number(process.env.FAULT_SEED ?? 20261115);

/** The people of a platform that will fall, and the diary they keep. */
export type Office = {
  diary: Diary;
  clients: FarPerson[];
  drivers: FarPerson[];
  /** The first client and the first driver. */
  amelie: FarPerson;
  chloe: FarPerson;
  chance: ReturnType<typeof chanceFrom>;
};

export async function openOffice(
  ground: Ground,
  host: string,
  size = { clients: 4, drivers: 3 },
): Promise<Office> {
  const amelie = await registered(host, 'amelie');
  const clients = [amelie];
  while (clients.length < size.clients) clients.push(await registered(host, `client-${clients.length}`));
  const drivers = await hireDrivers(ground, host, size.drivers);
  const [chloe] = drivers;
  if (!chloe) throw new Error('nobody drives');
  return { diary: openDiary(), clients, drivers, amelie, chloe, chance: chanceFrom(SEED) };
}

/** Nobody can make themselves a driver: the operator writes them into the database. */
async function hireDrivers(ground: Ground, host: string, count: number): Promise<FarPerson[]> {
  const emails = Array.from({ length: count }, (_, index) => `driver-${index}@example.fr`);
  const passwords = argon2Passwords({ memoryCost: 1024, timeCost: 1, parallelism: 1 });
  await inDatabase(ground, async (db) => {
    for (const email of emails) {
      const names = { firstName: 'Chloé', lastName: 'Martin', role: 'driver' } as const;
      await createAccount(db, passwords, { ...names, email, password: PASSWORD }, new Date());
    }
  });
  return await Promise.all(emails.map((email) => signedIn(host, email, PASSWORD)));
}
