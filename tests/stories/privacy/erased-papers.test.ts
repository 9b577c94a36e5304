import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eraseMyAccount, getErasure } from '#contract/account/personal-data.calls.ts';
import { saveBillingDetails } from '#contract/papers/bills.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { openBillingWorld } from '#tests/support/billing-world.ts';
import { startedRide } from '#tests/support/bookings.ts';
import { approvesPaypal, costOf, openPaymentWorld } from '#tests/support/payments.ts';
import type { Person } from '#tests/support/people.ts';
import type { World } from '#tests/support/world.ts';

const company = {
  kind: 'company',
  name: 'Atelier Delmas SARL',
  address: 'Tour Majunga, 6 place de la Pyramide, 92800 Puteaux',
  country: 'FR',
  siren: '999 317 050',
  vatNumber: 'FR01 999 317 050',
  orderReference: '',
} as const;

/** A ride that its driver ended at twenty euros more than agreed: its papers wait. */
async function endsRaised(chloe: Person, started: RideView) {
  return (await chloe.completes(started, ((costOf(started) + 2000) / 100).toFixed(2))).json();
}

const erases = (person: Person) =>
  person.calls(eraseMyAccount, { body: { currentPassword: person.password } });

async function billsIn({ deps }: Pick<World, 'deps'>): Promise<{ kind: string; buyer: string }[]> {
  const { rows } = await sql<{ kind: string; content: string }>`
    select kind, content from bills
    join chain_documents on chain_documents.chain = bills.chain and chain_documents.id = line_id
    order by bills.issued_at, bills.kind desc`.execute(deps.db);
  return rows.map(({ kind, content }) => ({ kind, buyer: JSON.parse(content).buyer.name }));
}

test('papers that wait are issued before their client is erased, and sent to nobody afterwards', async () => {
  const world = await openBillingWorld();
  const { amelie, chloe, emails, deps } = world;
  await amelie.calls(saveBillingDetails, { body: company });
  const ride = await endsRaised(chloe, await startedRide(amelie, chloe));
  await amelie.paysCash(ride);
  await drainOutbox(deps);
  emails.length = 0;

  const erased = await erases(amelie);
  await drainOutbox(deps);

  expect(erased.statusCode).toBe(200);
  expect(await billsIn(world)).toEqual([
    { kind: 'note', buyer: company.name },
    { kind: 'invoice', buyer: company.name },
  ]);
  expect(emails.filter(({ to }) => to.endsWith('.invalid'))).toEqual([]);
});

test('a client whose contested price has no answer yet is not erased, and reads why', async () => {
  const opened = await openPaymentWorld();
  const { amelie, chloe } = opened;
  const ride = await endsRaised(chloe, (await chloe.starts(opened.ride)).json());
  await amelie.contestsPrice(ride);
  await amelie.capturesPaypalOrder(await approvesPaypal(opened, amelie, ride));

  const { obstacles } = (await amelie.calls(getErasure)).json();
  const refused = await erases(amelie);
  await chloe.answersContest(ride, 'waived');

  expect(obstacles).toMatchObject([{ rideId: ride.id, kind: 'price_contested' }]);
  expect(refused.json()).toMatchObject({
    code: 'account_held',
    message:
      'Une course est encore ouverte, de l’argent reste dû ou une contestation attend sa réponse. Réglez cela d’abord.',
  });
  expect((await erases(amelie)).statusCode).toBe(200);
});
