import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { RideView } from '#contract/rides/rides.ts';
import { newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { keepJobs, runDueJobs } from '#server/jobs/keep-jobs.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { takeDueJobs } from '#server/jobs/take-due-jobs.ts';
import { booked } from '#tests/support/bookings.ts';
import { openGuestWorld } from '#tests/support/guests.ts';
import { telephones, withMessages } from '#tests/support/telephones.ts';
import { openWorld } from '#tests/support/world.ts';

test('what has run out is swept away, what still serves stays', async () => {
  const { client, visitor, deps, passes } = await openWorld();
  const amelie = await client('Amélie');
  await visitor().requestsPasswordReset(amelie.email);
  await visitor().signsIn('nobody@example.fr', 'guess');
  const count = async (table: 'sessions' | 'password_resets' | 'attempts') =>
    (await deps.db.selectFrom(table).selectAll().execute()).length;

  await sweep(deps);
  expect([await count('sessions'), await count('password_resets')]).toEqual([1, 1]);
  passes(15 * 24 * 60);
  await sweep(deps);

  expect([await count('sessions'), await count('password_resets'), await count('attempts')]).toEqual([
    0, 0, 0,
  ]);
});

test('an email that a guest typed for an account goes with its link', async () => {
  const { world, guest } = await openGuestWorld();
  await guest.sends('compte', { email: 'camille@exemple.fr' });
  const held = async () =>
    (await world.deps.db.selectFrom('account_claims').select('email').execute()).length;

  await sweep(world.deps);
  const asLongAsItServes = await held();
  world.passes(24 * 60);
  await sweep(world.deps);

  expect([asLongAsItServes, await held()]).toEqual([1, 0]);
});

test('each job runs at its regular time, on one instance, and reports its outcome', async () => {
  const { deps, passes } = await openWorld();

  const first = await Promise.all([runDueJobs(deps), runDueJobs(deps), runDueJobs(deps)]);
  const tooEarly = await runDueJobs(deps);
  passes(1);
  const afterAMinute = await runDueJobs(deps);
  passes(4);
  const later = await runDueJobs(deps);

  expect(first.flat().toSorted()).toEqual([
    'calendars',
    'expired_rides',
    'outbox',
    'payments',
    'reminders',
    'retention',
    'sweep',
  ]);
  expect(tooEarly).toEqual([]);
  expect(afterAMinute).toEqual(['outbox']);
  expect(later.toSorted()).toEqual(['expired_rides', 'outbox', 'payments', 'reminders', 'sweep']);
  const rows = await deps.db.selectFrom('jobs').selectAll().where('name', '=', 'expired_rides').execute();
  expect(rows).toMatchObject([{ outcome: '0 course annulée', failures: 0, error: null }]);
});

test('a job that fails says why and is tried again at its next time', async () => {
  const { deps, passes } = await openWorld();
  await deps.db.schema.alterTable('outbox').renameTo('gone').execute();
  await runDueJobs(deps);
  passes(1);
  await runDueJobs(deps);
  const failing = await deps.db
    .selectFrom('jobs')
    .selectAll()
    .where('name', '=', 'outbox')
    .executeTakeFirst();
  await deps.db.schema.alterTable('gone').renameTo('outbox').execute();
  passes(1);
  await runDueJobs(deps);

  expect(failing).toMatchObject({ failures: 2, error: expect.stringContaining('outbox') });
  const mended = await deps.db.selectFrom('jobs').selectAll().where('name', '=', 'outbox').executeTakeFirst();
  expect(mended).toMatchObject({ failures: 0, error: null });
});

test('what fills the outbox is sent by one instance, once a second at most', async () => {
  const { deps, client, passes } = await openWorld();
  await runDueJobs(deps);
  const amelie = await client('Amélie');
  await addEntry(deps, await booked(amelie), deps.clock());

  const tooSoon = await runDueJobs(deps);
  passes(SECOND);
  const taken = await Promise.all([runDueJobs(deps), runDueJobs(deps), runDueJobs(deps)]);

  expect(tooSoon).toEqual([]);
  expect(taken.flat()).toEqual(['outbox']);
});

test('a message that is due later is looked for at its time', async () => {
  const { deps, client, passes } = await openWorld();
  const ride = await booked(await client('Amélie'));
  await runDueJobs(deps);
  passes(10 * SECOND);
  const later = new Date(deps.clock().getTime() + 17_000);
  await addEntry(deps, ride, later);

  const [outbox] = (await takeDueJobs(deps)).filter(({ name }) => name === 'outbox');
  passes(17 * SECOND);

  expect(outbox).toMatchObject({ taken: false, next_at: later });
  expect(await runDueJobs(deps)).toEqual(['outbox']);
});

test('a payment in doubt and a request without an answer wake their jobs at their time', async () => {
  const { deps, client, passes } = await openWorld();
  const ride = await booked(await client('Amélie'));
  await addDoubt(deps, ride, new Date(deps.clock().getTime() + 40_000));
  await runDueJobs(deps);

  passes(39 * SECOND);
  const tooEarly = await runDueJobs(deps);
  passes(SECOND);
  const inDoubt = await runDueJobs(deps);
  passes(7 * 24 * 60);
  await deps.db
    .updateTable('jobs')
    .set({ due_at: new Date(deps.clock().getTime() + 60_000) })
    .execute();

  expect(tooEarly).toEqual([]);
  expect(inDoubt).toEqual(['payments']);
  expect(await runDueJobs(deps)).toContain('expired_rides');
});

test('a message that nobody can send yet does not keep the job awake', async () => {
  const { deps, client, passes } = await openWorld();
  await addEntry(deps, await booked(await client('Amélie')), deps.clock());
  await deps.db.updateTable('notification_config').set({ enabled: true, provider: 'twilio' }).execute();
  await runDueJobs(deps);
  passes(6 * SECOND);
  await runDueJobs(deps);
  passes(6 * SECOND);

  expect(await runDueJobs(deps)).toEqual([]);
});

test('a job that an instance took before it was killed runs again', async () => {
  const { deps, passes } = await openWorld();
  await takeDueJobs(deps);

  passes(5);

  expect((await runDueJobs(deps)).toSorted()).toEqual([
    'expired_rides',
    'outbox',
    'payments',
    'reminders',
    'sweep',
  ]);
});

test('the instance with the linked telephone sends, whichever instance took the job', async () => {
  const { received, messengers } = telephones();
  const { deps, client, driver, passes } = await openWorld();
  const telephone = { ...messengers['whatsapp-web'], isHere: () => true };
  const here: Deps = { ...deps, messengers: { ...messengers, 'whatsapp-web': telephone } };
  const elsewhere = { ...telephone, isHere: () => false };
  const there: Deps = { ...deps, messengers: { ...messengers, 'whatsapp-web': elsewhere } };
  await withMessages(await driver('Chloé'), { provider: 'whatsapp-web' });
  await runDueJobs(deps);
  passes(6 * SECOND);
  await booked(await client('Amélie'));

  const taken = await runDueJobs(there);
  expect(received).toHaveLength(0);
  await runDueJobs(here);

  expect(taken).toEqual(['outbox']);
  expect(received).toHaveLength(1);
});

/** In minutes, the unit of the world's clock. */
const SECOND = 1 / 60;

async function addEntry({ db, clock }: Deps, { id }: RideView, due_at: Date): Promise<void> {
  const now = clock();
  await db
    .insertInto('outbox')
    .values({ ride_id: id, event: 'accepted', channel: 'message', due_at, changed_at: now, created_at: now })
    .execute();
}

async function addDoubt({ db, clock }: Deps, { id }: RideView, look_at: Date): Promise<void> {
  const payment = { id: newId(), ride_id: id, method: 'paypal', amount_cents: 100, state: 'open' } as const;
  await db
    .insertInto('payments')
    .values({ ...payment, created_at: clock(), look_at })
    .execute();
}

test('a job whose end cannot be written is logged and does not end the server', async () => {
  const { deps } = await openWorld();
  const warned: string[] = [];
  await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''away''; end'`.execute(
    deps.db,
  );
  await sql`create trigger refuse before update of finished_at on jobs for each row execute function refuse()`.execute(
    deps.db,
  );

  const keeper = keepJobs(deps, { warn: (_details, message) => void warned.push(message) });
  await expect.poll(() => warned).toContain('background work failed');

  await keeper.stop();
});
