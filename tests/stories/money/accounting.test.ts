import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { downloadBills, downloadFec, getAccounting, saveAccounting } from '#contract/money/takings.calls.ts';
import { creditInvoice, requestInvoice } from '#contract/papers/bills.calls.ts';
import type { BillingDetailsBody } from '#contract/papers/bills.ts';
import { getJournal } from '#contract/platform/admin.calls.ts';
import { saveCompany } from '#contract/platform/company.calls.ts';
import { openBillingWorld } from '#tests/support/billing-world.ts';
import { agreedRide, booked, completedRide, quoted, startedRide } from '#tests/support/bookings.ts';
import { chanceFrom } from '#tests/support/chance.ts';
import { amountIn, type FecLine, fecFaults, fecLines } from '#tests/support/fec-checker.ts';
import type { Person } from '#tests/support/people.ts';
import { withRule } from '#tests/support/prices.ts';
import { openWorld } from '#tests/support/world.ts';

type BillingWorld = Awaited<ReturnType<typeof openBillingWorld>>;

const buyer: BillingDetailsBody = {
  kind: 'person',
  name: '=cmd; Amélie',
  address: '4 rue du Repos, 75020 Paris',
  country: 'FR',
  siren: '',
  vatNumber: '',
  orderReference: '',
};

async function fecOf(person: Person, period: 'month' | 'year' = 'year') {
  const { headers, rawPayload } = await person.calls(downloadFec, { query: { period } });
  const name = /filename="(.+)"/u.exec(String(headers['content-disposition']))?.[1] ?? '';
  return {
    name,
    type: headers['content-type'],
    lines: fecLines(rawPayload),
    faults: fecFaults(name, rawPayload),
  };
}

const short = ({ JournalCode, EcritureNum, CompteNum, PieceRef, Debit, Credit }: FecLine) =>
  [JournalCode, EcritureNum, CompteNum, PieceRef, Debit, Credit].join(' ');

/** Rides that are paid, refunded, invoiced and credited as chance has it. */
async function randomHistory(world: BillingWorld, seed: number): Promise<void> {
  const { amelie, chloe, deps } = world;
  const chance = chanceFrom(seed);
  const half = () => chance.below(100) < 50;
  for (let life = 0; life < 25; life += 1) {
    const scheduledAt = new Date(deps.clock().getTime() + 3_600_000).toISOString();
    const ride = await agreedRide(amelie, chloe, { scheduledAt });
    if (half()) await amelie.paysCash(ride);
    if (half()) await chloe.confirmsCash(ride);
    if (chance.below(100) < 25) {
      await chloe.cancels(ride, 'Panne');
      await chloe.refunds(ride);
    } else {
      await chloe.starts(ride);
      await chloe.completes(ride, `${chance.below(90)}.${10 + chance.below(90)}`);
      // The price of a ride that is paid stays.
      await chloe.completes(ride);
      await chloe.confirmsCash(ride);
    }
    if (half()) await amelie.calls(requestInvoice, { id: ride.id, body: { buyer } });
    if (half()) await chloe.calls(creditInvoice, { id: ride.id, body: { reason: 'Retard' } });
    world.passes(60 + chance.below(400));
  }
}

describe('the accounting file', () => {
  test('has the sale, its VAT and its payment, each with the paper that proves it', async () => {
    const { amelie, chloe } = await openBillingWorld();
    const ride = (await chloe.completes(await startedRide(amelie, chloe), '80.05')).json();
    // What was added at the end is invoiced once it is paid.
    await chloe.confirmsCash(ride);
    await chloe.confirmsCash(ride);
    await amelie.calls(requestInvoice, { id: ride.id, body: { buyer } });
    await chloe.calls(creditInvoice, { id: ride.id, body: { reason: 'Retard' } });

    const { name, type, lines, faults } = await fecOf(chloe);

    expect(faults).toEqual([]);
    expect(name).toMatch(/^\d{9}FEC20261231\.txt$/u);
    expect(type).toBe('text/plain; charset=iso-8859-15');
    expect(lines.map(short)).toEqual([
      'VE VE000001 411000 F-2026-00001 80,05 0,00',
      'VE VE000001 706000 F-2026-00001 0,00 72,77',
      'VE VE000001 445710 F-2026-00001 0,00 7,28',
      'VE VE000002 411000 A-2026-00001 0,00 80,05',
      'VE VE000002 706000 A-2026-00001 72,77 0,00',
      'VE VE000002 445710 A-2026-00001 7,28 0,00',
      'CA CA000001 530000 P-2026-000001 80,05 0,00',
      'CA CA000001 411000 P-2026-000001 0,00 80,05',
    ]);
  });

  test('of a company without VAT has no line of it; the ride itself proves a sale without a note', async () => {
    const { amelie, chloe } = await openBillingWorld();
    await chloe.calls(saveCompany, { body: { vatRegime: 'franchise', vatNumber: '' } });
    const ride = (await chloe.completes(await startedRide(amelie, chloe), '18.60')).json();

    const { lines, faults } = await fecOf(chloe, 'month');

    expect(faults).toEqual([]);
    expect(lines.map(short)).toEqual([
      `VE VE05-000001 411000 Course ${ride.number} 18,60 0,00`,
      `VE VE05-000001 706000 Course ${ride.number} 0,00 18,60`,
    ]);
  });

  test('taxes a car by the hour at 20 % also while its papers wait, and at 10 % where its route was agreed', async () => {
    const { amelie, chloe, deps } = await openBillingWorld();
    await withRule({ deps }, { calculation_method: 'hourly', hourly_rate_cents: 6000 });
    const hire = { kind: 'hire', hours: 2, program: 'Deux rendez-vous.' } as const;
    const { quoteId } = await quoted(amelie, hire);
    const ride = await booked(amelie, { ...hire, quoteId });
    await chloe.accepts(ride);
    await chloe.starts(ride);
    // Its client may still contest what was added: there is no note yet.
    await chloe.completes(ride, '132.00');

    const vatOf = async () =>
      (await fecOf(chloe)).lines.find(({ CompteNum }) => CompteNum === '445710')?.Credit;
    const usual = await vatOf();
    await deps.db.updateTable('rides').set({ has_agreed_route: true }).execute();

    expect([usual, await vatOf()]).toEqual(['22,00', '12,00']);
  });

  test.each([1, 2, 3])(
    'balances with the journal and the bills, whatever happened (%i)',
    {
      timeout: 60_000,
    },
    async (seed) => {
      const world = await openBillingWorld();
      await randomHistory(world, seed);

      const { lines, faults } = await fecOf(world.chloe);

      expect(faults).toEqual([]);
      const balance = (...accounts: string[]) =>
        lines
          .filter(({ CompteNum = '' }) => accounts.includes(CompteNum))
          .reduce((sum, line) => sum + amountIn(line, 'Debit') - amountIn(line, 'Credit'), 0);
      const { rows } = await sql<{ received: string; sold: string; credited: string }>`
      select (select coalesce(sum(amount_cents), 0) from payment_journal) as received,
        (select coalesce(sum(coalesce(final_cents, estimated_cents)), 0) from rides where status = 'completed') as sold,
        (select coalesce(sum(ttc_cents), 0) from bills where kind = 'credit_note') as credited`.execute(
        world.deps.db,
      );
      const [sums] = rows;
      expect(balance('512000', '530000')).toBe(Number(sums?.received));
      expect(balance('706000', '445710')).toBe(Number(sums?.credited) - Number(sums?.sold));
      expect(Number(sums?.credited)).toBeGreaterThan(0);
    },
  );

  test('is a driver’s own; the admin’s has those of all drivers', async () => {
    const world = await openBillingWorld();
    const yann = await world.driver('Yann');
    await completedRide(world.amelie, world.chloe);
    await completedRide(world.amelie, yann);

    const entries = async (person: Person) => (await fecOf(person)).lines.length / 3;

    expect([await entries(world.chloe), await entries(yann), await entries(world.ines)]).toEqual([1, 1, 2]);
  });

  test('is refused while the company has no SIREN', async () => {
    const chloe = await (await openWorld()).driver('Chloé');

    const answer = await chloe.calls(downloadFec, { query: { period: 'year' } });

    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'siren_missing' }]);
  });
});

describe('the accounts of the accounting file', () => {
  test('are the usual ones until the operator names others, which is journaled', async () => {
    const { amelie, chloe, ines } = await openBillingWorld();
    const before = (await chloe.calls(getAccounting)).json();

    const saved = await chloe.calls(saveAccounting, {
      body: { salesJournal: ' vt ', clientAccount: '411 vtc' },
    });
    await completedRide(amelie, chloe);

    expect(before).toMatchObject({ salesAccount: '706000', salesJournal: 'VE', cashJournal: 'CA' });
    expect(saved.json()).toEqual({ ...before, salesJournal: 'VT', clientAccount: '411VTC' });
    const { lines, faults } = await fecOf(chloe);
    expect(faults).toEqual([]);
    expect(lines[0]).toMatchObject({ JournalCode: 'VT', EcritureNum: 'VT000001', CompteNum: '411VTC' });
    const { entries } = (await ines.calls(getJournal, { query: { kind: 'platform' } })).json();
    expect(entries[0]).toMatchObject({ action: 'accounting_changed' });
  });

  test.each([
    { salesAccount: 'ventes' },
    { vatAccount: '' },
    { bankJournal: '' },
    { cashJournal: 'CAISSE-1' },
  ])('%j is refused', async (body) => {
    const { chloe } = await openBillingWorld();

    const answer = await chloe.calls(saveAccounting, { body });

    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields ?? {})).toEqual(Object.keys(body));
  });
});

test('the invoices and avoirs of a period are a file whose columns can be summed', async () => {
  const { amelie, chloe } = await openBillingWorld();
  const ride = (await chloe.completes(await startedRide(amelie, chloe), '80.05')).json();
  // What was added at the end is invoiced once it is paid.
  await chloe.confirmsCash(ride);
  await amelie.calls(requestInvoice, { id: ride.id, body: { buyer } });
  await chloe.calls(creditInvoice, { id: ride.id, body: { reason: 'Retard; excuses' } });

  const { headers, body } = await chloe.calls(downloadBills, { query: { period: 'month' } });

  expect(headers['content-disposition']).toBe('attachment; filename="factures-2026-05-01-2026-05-31.csv"');
  const { number } = ride;
  expect(body.split('\r\n')).toEqual([
    '\uFEFFDate;Nature;Numéro;Client;SIREN;N° de TVA;Référence;Course;HT à 10 %;TVA à 10 %;HT à 20 %;TVA à 20 %;Sans TVA;Total HT;Total TVA;Total TTC;Facture corrigée;Motif',
    `04/05/2026;Avoir;A-2026-00001;"'=cmd; Amélie";;;;${number};-72,77;-7,28;0,00;0,00;0,00;-72,77;-7,28;-80,05;F-2026-00001;"Retard; excuses"`,
    `04/05/2026;Facture;F-2026-00001;"'=cmd; Amélie";;;;${number};72,77;7,28;0,00;0,00;0,00;72,77;7,28;80,05;;`,
    '',
  ]);
});
