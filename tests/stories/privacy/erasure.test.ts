import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { eraseMyAccount, eraseUser, getErasure } from '#contract/account/personal-data.calls.ts';
import { subscribeToPush } from '#contract/notifications/push.calls.ts';
import { saveBillingDetails } from '#contract/papers/bills.calls.ts';
import { sendGeneralMessage } from '#contract/people/chat.calls.ts';
import { saveClientNote } from '#contract/people/clients.calls.ts';
import { getFigures, getJournal, listUsers } from '#contract/platform/admin.calls.ts';
import { erasedEmail } from '#domain/privacy/erased-person.ts';
import { retentionRules } from '#domain/privacy/retention.ts';
import { newId } from '#server/db/uuid.ts';
import { applyRetention } from '#server/features/personal-data/apply-retention.ts';
import { agreedRide, booked, rideNow, startedRide } from '#tests/support/bookings.ts';
import { journal } from '#tests/support/payments.ts';
import type { Person } from '#tests/support/people.ts';
import { waitingIn } from '#tests/support/waiting-in.ts';
import { placesOf, tablesWith } from '#tests/support/whole-database.ts';
import { openWorld, type World } from '#tests/support/world.ts';

/** What nobody else is called, writes or lives at. */
const zenobie = {
  firstName: 'Zénobie',
  lastName: 'Quatrevingtpruneaux',
  email: 'zenobie.q@unique.example',
  password: 'dix-sept parapluies verts',
  phone: '06 39 98 17 42',
};
const distinctive = [
  'Zénobie',
  'Quatrevingtpruneaux',
  'zenobie.q@unique.example',
  '639981742',
  'Impasse des Hippocampes',
  'Allée des Ptérodactyles',
  'Quai des Salamandres',
  '48.8712345',
  'parapluie oublié',
  'digicode 4711B',
  'KL 9042',
  'changement de perroquet',
  'tapage nocturne',
  'Trombones Bleus',
  'Hermance Quillery',
  '2079460018',
  'perroquet à bord',
  'détour par la volière',
];

/** Someone who left something everywhere a person can. */
async function zenobieIn(world: World): Promise<Person> {
  const { id } = (await world.visitor().registers(zenobie)).json();
  const browser = world.visitor();
  await browser.signsIn(zenobie.email, zenobie.password);
  const person = { ...browser, id, email: zenobie.email, password: zenobie.password };
  await person.savesProfile({
    homeAddress: '3 Impasse des Hippocampes, 75012 Paris',
    homeLat: 48.8712345,
    homeLng: 2.39,
    workAddress: '8 Quai des Salamandres, 75013 Paris',
    workLat: 48.83,
    workLng: 2.37,
  });
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
  await person.calls(subscribeToPush, { body: { endpoint: 'https://fcm.googleapis.com/zenobie', keys } });
  await person.calls(saveBillingDetails, {
    body: {
      kind: 'company',
      name: 'Atelier des Trombones Bleus',
      address: '8 Quai des Salamandres, 75013 Paris',
      country: 'FR',
      siren: '999 317 050',
      vatNumber: 'FR01 999 317 050',
      orderReference: '',
    },
  });
  await person.calls(sendGeneralMessage, { body: { content: 'Avez-vous mon parapluie oublié ?' } });
  return person;
}

const trip = {
  pickupAddress: '3 Impasse des Hippocampes, 75012 Paris',
  pickupLat: 48.8712345,
  destinationAddress: '12 Allée des Ptérodactyles, 94390 Orly',
  notes: 'digicode 4711B',
  travelReference: 'KL 9042',
  passenger: { name: 'Hermance Quillery', phone: '+44 20 7946 0018' },
};

async function ridesOf(world: World, person: Person, chloe: Person): Promise<void> {
  const ride = await startedRide(person, chloe, trip);
  await person.writes(ride, 'Le parapluie oublié est bleu.');
  await chloe.writes(ride, 'Bonjour Zénobie, je regarde.');
  await chloe.completes(ride);
  await chloe.confirmsCash(ride);
  await chloe.calls(saveClientNote, { id: person.id, body: { note: 'Souvent un perroquet à bord' } });
  const second = await agreedRide(person, chloe, trip);
  await person.cancels(second, 'changement de perroquet');
  await chloe.cancels(second, 'changement de perroquet accepté');
  const added = [{ kind: 'added_stop', label: 'détour par la volière', cents: 500 }];
  await world.deps.db
    .updateTable('rides')
    .set({ final_lines: JSON.stringify(added) })
    .where('id', '=', second.id)
    .execute();
  const ines = await world.admin('Inès');
  await ines.blocks(person, 'tapage nocturne de Zénobie');
  await ines.unblocks(person);
  await person.signsIn(zenobie.email, zenobie.password);
  await world.deps.db
    .insertInto('ride_roads')
    .values({ ride_id: ride.id, path: JSON.stringify([[48.8712345, 2.39]]) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await world.deps.db
    .insertInto('linked_device_keys')
    .values({ name: 'session:33639981742.0', value: 'sealed' })
    .execute();
}

/** More rides like this one, each with a fee that its driver waived. */
async function settledAlike({ deps }: World, { id }: { id: string }, count: number): Promise<void> {
  const { number: _, ...row } = await deps.db
    .selectFrom('rides')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const lists = { price_lines: '[]', final_lines: '[]', stops: '[]' };
  const fee = { fee_cents: 1200, fee_kind: 'cancellation', fee_waived_at: deps.clock() } as const;
  const copies = Array.from({ length: count }, () => ({ ...row, ...lists, ...fee, id: newId() }));
  await deps.db.insertInto('rides').values(copies).execute();
}

const erases = (person: Person, currentPassword: string) =>
  person.calls(eraseMyAccount, { body: { currentPassword } });

/** The papers of a ride, and who paid it. */
const keptByLaw = ['chain_documents', 'payment_journal'];

test('of an erased person nothing is left in any table but those that the law keeps', async () => {
  const world = await openWorld({ options: { rateLimitScale: 100 } });
  const chloe = await world.driver('Chloé');
  const person = await zenobieIn(world);
  await ridesOf(world, person, chloe);
  expect(Object.keys(await placesOf(world.deps.db, distinctive)).toSorted()).toEqual(distinctive.toSorted());

  const { statusCode } = await erases(person, zenobie.password);

  expect(statusCode).toBe(200);
  const left = Object.values(await placesOf(world.deps.db, distinctive)).flat();
  expect(left).toContain('chain_documents');
  expect(left.filter((table) => !keptByLaw.includes(table))).toEqual([]);
  expect(await journal(world)).toMatchObject({ brokenAt: undefined });
});

describe('an erased account', () => {
  test('is signed out everywhere, cannot sign in, and its email is free again', async () => {
    const world = await openWorld({ options: { rateLimitScale: 100 } });
    const [amelie, telephone] = [await world.client('Amélie'), world.visitor()];
    await telephone.signsIn(amelie.email, amelie.password);

    await erases(amelie, amelie.password);

    expect(await amelie.isKnownAs()).toBeNull();
    expect(await telephone.isKnownAs()).toBeNull();
    expect((await telephone.signsIn(amelie.email, amelie.password)).statusCode).toBe(401);
    const reserved = `${amelie.id}@compte-supprime.invalid`;
    for (const guess of ['', 'anything'])
      expect((await telephone.signsIn(reserved, guess || ' ')).statusCode).toBe(401);
    const again = { ...zenobie, email: amelie.email };
    expect((await telephone.registers(again)).statusCode).toBe(200);
  });

  test('gets a last email, which names what the law keeps and until when', async () => {
    const world = await openWorld();
    const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
    const ride = await startedRide(amelie, chloe);
    await chloe.completes(ride);
    await chloe.confirmsCash(ride);

    const { kept } = (await amelie.calls(getErasure)).json();
    await erases(amelie, amelie.password);

    expect(kept).toEqual([
      { paper: 'vouchers', count: 1, until: '2029-05-05' },
      { paper: 'notes', count: 1, until: '2036-12-31' },
      { paper: 'payments', count: 1, until: '2036-12-31' },
    ]);
    const confirmation = () => world.emails.find(({ subject }) => subject === 'Votre compte est supprimé');
    await expect.poll(confirmation).toMatchObject({ to: amelie.email });
    expect(confirmation()?.text).toContain('1\u00a0paiement, jusqu’au 31 décembre 2036');
  });

  test('leaves the lists and the counts of the admin, and a line without a name', async () => {
    const world = await openWorld();
    const [amelie, ines] = [await world.client('Amélie'), await world.admin('Inès')];
    await erases(amelie, amelie.password);

    const { users, total } = (await ines.calls(listUsers, { query: {} })).json();
    const { accounts } = (await ines.calls(getFigures, { query: {} })).json();
    const { entries } = (await ines.calls(getJournal, { query: {} })).json();

    expect([users.map(({ email }) => email), total]).toEqual([[ines.email], 1]);
    expect(accounts).toMatchObject({ client: 0, admin: 1 });
    expect(entries[0]).toMatchObject({ action: 'user_erased', subject: 'Compte supprimé' });
    expect((await ines.unblocks(amelie)).statusCode).toBe(404);
  });

  test('is a client without a name or an address on the card of the driver', async () => {
    const world = await openWorld();
    const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
    const ride = await startedRide(amelie, chloe);
    await chloe.completes(ride);
    await chloe.confirmsCash(ride);
    await erases(amelie, amelie.password);

    expect(await rideNow(chloe, ride)).toMatchObject({
      clientFirstName: 'Compte',
      clientLastName: 'supprimé',
      client: { email: '', phone: null },
      pickupAddress: 'Adresse effacée',
      pickupLat: null,
      estimatedPrice: ride.estimatedPrice,
    });
  });

  test('is erased again for three days, in case a request was still under way', async () => {
    const world = await openWorld();
    const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
    await erases(amelie, amelie.password);
    const late = { sender_id: amelie.id, content: 'Encore moi', created_at: world.deps.clock() };
    await world.deps.db
      .insertInto('general_messages')
      .values({ id: newId(), client_id: amelie.id, ...late })
      .execute();

    await applyRetention(world.deps);

    expect(await tablesWith(world.deps.db, 'Encore moi')).toEqual([]);
    expect(await chloe.isKnownAs()).toBe(chloe.email);
  });

  test('that cannot be erased again keeps neither another one nor any rule waiting', async () => {
    const world = await openWorld();
    const { db, clock } = world.deps;
    const [amelie, karim] = [await world.client('Amélie'), await world.client('Karim')];
    await erases(amelie, amelie.password);
    await db.updateTable('users').set({ email: 'late@example.fr' }).where('id', '=', amelie.id).execute();
    await world.client('Zoé');
    const taken = { email: erasedEmail(amelie.id) };
    await db.updateTable('users').set(taken).where('first_name', '=', 'Zoé').execute();
    await erases(karim, karim.password);
    const late = { sender_id: karim.id, content: 'Encore moi', created_at: clock() };
    await db
      .insertInto('general_messages')
      .values({ id: newId(), client_id: karim.id, ...late })
      .execute();

    await expect(applyRetention(world.deps)).rejects.toThrow('users_email');

    expect(await tablesWith(db, 'Encore moi')).toEqual([]);
    const swept = await db.selectFrom('retention_sweeps').select('rule').execute();
    expect(swept.map(({ rule }) => rule).sort()).toEqual([...retentionRules].sort());
  });
});

describe('an account is not erased', () => {
  test('with a wrong password', async () => {
    const world = await openWorld();
    const amelie = await world.client('Amélie');

    const refused = await erases(amelie, 'not it');

    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'wrong_current_password' });
    expect(await amelie.isKnownAs()).toBe(amelie.email);
  });

  test('while a ride is open or money is due, and the reasons are named', async () => {
    const world = await openWorld({ options: { rateLimitScale: 100 } });
    const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
    const unpaid = await startedRide(amelie, chloe);
    await chloe.completes(unpaid, '18.60');
    const open = await booked(amelie);
    const paid = await agreedRide(amelie, chloe);
    await amelie.paysCash(paid);
    await chloe.confirmsCash(paid);
    await chloe.cancels(paid, 'Panne');

    const { obstacles } = (await amelie.calls(getErasure)).json();
    const refused = await erases(amelie, amelie.password);

    const kinds = Object.fromEntries(obstacles.map(({ rideId, kind }) => [rideId, kind]));
    expect(kinds).toEqual({ [unpaid.id]: 'payment_due', [open.id]: 'ride_open', [paid.id]: 'refund_due' });
    expect(obstacles.find(({ rideId }) => rideId === unpaid.id)).toMatchObject({ amount: '18.60' });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'account_held' }]);
    expect(await amelie.isKnownAs()).toBe(amelie.email);
  });

  test('while a ride is open, however many before it are settled', async () => {
    const world = await openWorld({ options: { rateLimitScale: 100 } });
    const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
    const settled = await agreedRide(amelie, chloe);
    await chloe.cancels(settled, 'Panne');
    await settledAlike(world, settled, 25);
    const open = await booked(amelie, { scheduledAt: '2026-05-05T12:00:00.000Z' });

    const { obstacles } = (await amelie.calls(getErasure)).json();
    const refused = await erases(amelie, amelie.password);

    expect(obstacles.map(({ rideId }) => rideId)).toEqual([open.id]);
    expect(refused.json()).toMatchObject({ code: 'account_held' });
  });

  test('by a driver or an admin themselves: another admin does it', async () => {
    const world = await openWorld();
    const [chloe, ines, paul] = [
      await world.driver('Chloé'),
      await world.admin('Inès'),
      await world.admin('Paul'),
    ];
    await chloe.savesDriverProfile({ vehiclePlate: 'ZZ-421-YY', bio: 'Vingt ans de route' });

    expect((await erases(chloe, chloe.password)).statusCode).toBe(403);
    expect((await ines.calls(eraseUser, { id: ines.id })).json()).toMatchObject({ code: 'own_erasure' });
    expect((await ines.calls(eraseUser, { id: chloe.id })).statusCode).toBe(200);
    expect((await ines.calls(eraseUser, { id: paul.id })).statusCode).toBe(200);
    const theirs = ['Chloé', 'ZZ-421-YY', 'Vingt ans', 'chloe@example.fr', 'paul@example.fr'];
    expect(await placesOf(world.deps.db, theirs)).toEqual({});
  });

  test('by an admin whom the other one erases just then: one of them stays', async () => {
    const world = await openWorld();
    const [ines, paul] = [await world.admin('Inès'), await world.admin('Paul')];
    const gate = await world.deps.db.startTransaction().execute();
    await sql`lock table audit_log in share mode`.execute(gate);

    const both = Promise.all([
      ines.calls(eraseUser, { id: paul.id }),
      paul.calls(eraseUser, { id: ines.id }),
    ]);
    await expect.poll(() => waitingIn(world.deps)).toBe(2);
    await gate.commit().execute();
    const answers = await both;

    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'last_admin',
    });
    const left = await world.deps.db
      .selectFrom('users')
      .select('id')
      .where('erased_at', 'is', null)
      .execute();
    expect(left).toHaveLength(1);
  });

  test('of a driver who still has a ride, or money to settle', async () => {
    const world = await openWorld({ options: { rateLimitScale: 100 } });
    const [amelie, chloe, ines] = [
      await world.client('Amélie'),
      await world.driver('Chloé'),
      await world.admin('Inès'),
    ];
    const ride = await startedRide(amelie, chloe);
    const whileOpen = await ines.calls(eraseUser, { id: chloe.id });
    await chloe.completes(ride);
    await amelie.paysCash(ride);
    const whileUnconfirmed = await ines.calls(eraseUser, { id: chloe.id });

    expect(whileOpen.json()).toMatchObject({ code: 'driver_has_rides' });
    expect(whileUnconfirmed.json()).toMatchObject({ code: 'driver_has_money' });
  });
});
