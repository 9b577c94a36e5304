import { describe, expect, test } from 'vitest';
import { downloadFec, getTakings } from '#contract/money/takings.calls.ts';
import {
  creditInvoice,
  downloadBill,
  listRideBills,
  requestInvoice,
  requestNote,
  saveBillingSettings,
} from '#contract/papers/bills.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { migrate } from '#server/db/migrating/migrate.ts';
import { migrationsFolder } from '#server/environment/project-root.ts';
import { openBillingWorld } from '#tests/support/billing-world.ts';
import { completedRide, rideNow } from '#tests/support/bookings.ts';
import { fecFaults, fecLines } from '#tests/support/fec-checker.ts';
import { runOn } from '#tests/support/postgres.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { termedRide } from '#tests/support/terms.ts';

type BillingWorld = Awaited<ReturnType<typeof openBillingWorld>>;

async function cancelledLate(world: BillingWorld): Promise<RideView> {
  return (await world.amelie.cancels(await termedRide(world))).json();
}

async function absent(world: BillingWorld): Promise<RideView> {
  const ride = await termedRide(world);
  world.passes(6 * 60);
  return (await world.chloe.notesAbsence(ride)).json();
}

async function papersOf({ amelie }: BillingWorld, { id }: RideView) {
  const [papers] = (await amelie.calls(listRideBills, { query: { ids: id } })).json();
  if (!papers) throw new Error('the ride has no papers');
  return papers;
}

describe('the papers of a fee', () => {
  test('a cancellation is an indemnity outside VAT: a document of its own, and no invoice', async () => {
    const world = await openBillingWorld();
    const ride = await cancelledLate(world);

    expect(await papersOf(world, ride)).toMatchObject({
      ttc: ride.fee?.amount,
      vat: '0.00',
      isNoteOnRequest: true,
      isInvoiceOnRequest: false,
    });
    expect((await world.amelie.calls(requestInvoice, { id: ride.id, body: {} })).json()).toMatchObject({
      code: 'not_billable',
    });

    const papers = (await world.amelie.calls(requestNote, { id: ride.id })).json();
    const billId = papers.bills[0]?.id ?? '';
    const file = await world.amelie.calls(downloadBill, { id: ride.id, billId });
    const { text } = await readPdf(file.rawPayload);
    expect(papers.bills).toMatchObject([{ kind: 'note', isIndemnity: true }]);
    expect(file.headers['content-disposition']).toContain(`indemnite-${ride.number}.pdf`);
    expect(text).toContain('Indemnité d’annulation');
    expect(text).toContain('hors du champ d’application de la TVA');
  });

  test('an absence is taxed like the ride, and invoiced', async () => {
    const world = await openBillingWorld();
    const ride = await absent(world);

    const papers = (await world.amelie.calls(requestInvoice, { id: ride.id, body: {} })).json();

    expect(papers).toMatchObject({
      vatRate: '10\u00a0%',
      bills: [{ kind: 'invoice', ttc: ride.fee?.amount }],
    });
    expect(Number(papers.vat)).toBeGreaterThan(0);
  });

  test('both can be taxed the other way', async () => {
    const world = await openBillingWorld();
    await world.chloe.calls(saveBillingSettings, {
      body: { absenceFeeTaxed: false, cancellationFeeTaxed: true },
    });

    expect(await papersOf(world, await cancelledLate(world))).toMatchObject({ vatRate: '10\u00a0%' });
    expect(await papersOf(world, await absent(world))).toMatchObject({ vatRate: '' });
  });

  test('a waived fee has none', async () => {
    const world = await openBillingWorld();
    const ride = await cancelledLate(world);
    await world.chloe.waivesFee(ride);

    expect(await papersOf(world, ride)).toMatchObject({ ttc: '0.00', isNoteOnRequest: false });
  });
});

test('a fee that is invoiced is not waived: an avoir takes it back', async () => {
  const world = await openBillingWorld();
  const ride = await absent(world);
  await world.amelie.calls(requestInvoice, { id: ride.id, body: {} });

  const refused = await world.chloe.waivesFee(ride);
  const credited = await world.chloe.calls(creditInvoice, {
    id: ride.id,
    body: { reason: 'Geste commercial' },
  });

  expect(refused.json()).toMatchObject({
    code: 'fee_invoiced',
    message: 'Ces frais sont facturés\u00a0: faites un avoir sur la facture.',
  });
  expect(credited.statusCode).toBe(200);
  expect(await rideNow(world.amelie, ride)).toMatchObject({ creditedAmount: ride.fee?.amount });
});

describe('an avoir', () => {
  test('lowers what is due for a ride that is not paid', async () => {
    const world = await openBillingWorld();
    const ride = await completedRide(world.amelie, world.chloe);
    await world.amelie.calls(requestInvoice, { id: ride.id, body: {} });

    await world.chloe.calls(creditInvoice, {
      id: ride.id,
      body: { reason: 'Retard', lines: [{ line: 0, amount: '1.00' }] },
    });
    await world.amelie.paysCash(ride);

    const { estimatedPrice, paidAmount, creditedAmount } = await rideNow(world.amelie, ride);
    expect(creditedAmount).toBe('1.00');
    expect(Number(paidAmount)).toBeCloseTo(Number(estimatedPrice) - 1, 2);
  });

  test('of a paid ride is to be refunded, and nothing more', async () => {
    const world = await openBillingWorld();
    const ride = await completedRide(world.amelie, world.chloe);
    await world.chloe.confirmsCash(ride);
    await world.amelie.calls(requestInvoice, { id: ride.id, body: {} });
    await world.chloe.calls(creditInvoice, {
      id: ride.id,
      body: { reason: 'Retard', lines: [{ line: 0, amount: '1.50' }] },
    });

    const refunded = (await world.chloe.refunds(ride)).json();

    expect(refunded.paymentStatus).toBe('paid');
    expect(Number(refunded.paidAmount)).toBeCloseTo(Number(ride.estimatedPrice) - 1.5, 2);
    expect((await world.chloe.refunds(ride)).json()).toMatchObject({ code: 'nothing_to_refund' });
  });
});

test('takings count a fee, what is still to collect too, and the accounting file adds up', async () => {
  const world = await openBillingWorld();
  const { chloe } = world;
  const [owed, paid] = [await cancelledLate(world), await cancelledLate(world)];
  await chloe.confirmsCash(paid);

  const takings = (await chloe.calls(getTakings, { query: { period: 'day' } })).json();
  const { rawPayload } = await chloe.calls(downloadFec, { query: { period: 'year' } });

  expect(takings).toMatchObject({
    total: paid.fee?.amount,
    rides: 1,
    toCollect: { total: owed.fee?.amount },
  });
  expect(takings.toCollect.rides.map(({ id }) => id)).toEqual([owed.id]);
  expect(fecFaults('999840218FEC20261231.txt', rawPayload)).toEqual([]);
  const sales = fecLines(rawPayload).filter(({ JournalCode }) => JournalCode === 'VE');
  expect(sales.map(({ EcritureLib }) => EcritureLib)).toEqual(
    [owed, owed, paid, paid].map(({ number }) => `Frais d'annulation, course n° ${number}`),
  );
});

test('the accounting file has a fee on the day it arose, whatever day its ride was planned for', async () => {
  const world = await openBillingWorld();
  const { amelie, chloe, passes } = world;
  const tomorrow = await termedRide(world, { scheduledAt: '2026-05-05T06:00:00.000Z' });
  const tonight = await termedRide(world, { scheduledAt: '2026-05-04T21:00:00.000Z' });

  await amelie.cancels(tomorrow);
  await amelie.calls(requestNote, { id: tomorrow.id });
  // Half past midnight in Paris.
  passes(15 * 60);
  await chloe.notesAbsence(tonight);

  const { rawPayload } = await chloe.calls(downloadFec, { query: { period: 'year' } });
  const clients = fecLines(rawPayload).filter(({ CompteNum }) => CompteNum === '411000');
  expect(
    clients.map(({ EcritureDate, PieceDate, EcritureLib }) => [EcritureDate, PieceDate, EcritureLib]),
  ).toEqual([
    ['20260504', '20260504', `Frais d'annulation, course n° ${tomorrow.number}`],
    ['20260505', '20260505', `Frais d'absence, course n° ${tonight.number}`],
  ]);
});

test('a fee that is waived later stays in the file of its day, and is taken back on the day it is waived', async () => {
  const world = await openBillingWorld();
  const { chloe, passes } = world;
  const ride = await absent(world);
  const read = async () =>
    fecLines((await chloe.calls(downloadFec, { query: { period: 'year' } })).rawPayload);
  const before = await read();
  passes(24 * 60);

  await chloe.waivesFee(ride);

  const after = await read();
  expect(after.slice(0, before.length)).toEqual(before);
  const back = after.slice(before.length);
  expect(back.map(({ EcritureDate, EcritureLib }) => [EcritureDate, EcritureLib])).toEqual(
    before.map(() => ['20260505', `Abandon des frais d'absence, course n° ${ride.number}`]),
  );
  expect(back.map(({ CompteNum, Debit, Credit }) => [CompteNum, Debit, Credit])).toEqual(
    before.map(({ CompteNum, Debit, Credit }) => [CompteNum, Credit, Debit]),
  );
});

test('a fee of before its moment was kept is dated by the history of its ride', async () => {
  const world = await openBillingWorld();
  const cancelledAt = world.deps.clock();
  await world.amelie.cancels(await termedRide(world, { scheduledAt: '2026-05-05T06:00:00.000Z' }));
  await runOn(
    world.databaseUrl,
    "update rides set fee_at = null; delete from kysely_migration where name = '0063_fee_moments'",
  );

  await migrate(world.databaseUrl, migrationsFolder);

  expect(await world.deps.db.selectFrom('rides').select('fee_at').execute()).toEqual([
    { fee_at: cancelledAt },
  ]);
});
