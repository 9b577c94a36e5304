import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  creditInvoice,
  getBillingDetails,
  requestInvoice,
  requestNote,
  saveBillingDetails,
  saveBillingSettings,
} from '#contract/papers/bills.calls.ts';
import type { BillingDetailsBody, RideBillsView } from '#contract/papers/bills.ts';
import { saveCompany } from '#contract/platform/company.calls.ts';
import { billsOf, contentOf, openBillingWorld } from '#tests/support/billing-world.ts';
import { completedRide, startedRide } from '#tests/support/bookings.ts';
import { openWorld } from '#tests/support/world.ts';

const atelier: BillingDetailsBody = {
  kind: 'company',
  name: 'Atelier Delmas SARL',
  address: 'Tour Majunga, 6 place de la Pyramide, 92800 Puteaux',
  country: 'FR',
  siren: '999 317 050',
  vatNumber: 'FR01 999 317 050',
  orderReference: 'PROJET-2291',
};

const kindsOf = ({ bills }: RideBillsView) => bills.map(({ kind, number }) => [kind, number]);

describe('on completion', () => {
  test('a ride from 25 € on has its note, with the number of the ride', async () => {
    const { amelie, chloe } = await openBillingWorld();

    const ride = await completedRide(amelie, chloe);

    const bills = await billsOf(amelie, ride);
    expect(kindsOf(bills)).toEqual([['note', String(ride.number)]]);
    expect(bills).toMatchObject({
      isNoteOnRequest: false,
      isInvoiceOnRequest: true,
      ttc: ride.estimatedPrice,
    });
  });

  test('one below 25 € has it on request, once', async () => {
    const { amelie, chloe } = await openBillingWorld();
    const ride = (await chloe.completes(await startedRide(amelie, chloe), '18.60')).json();

    expect(await billsOf(amelie, ride)).toMatchObject({ bills: [], isNoteOnRequest: true });
    await Promise.all([1, 2, 3].map(() => amelie.calls(requestNote, { id: ride.id })));

    expect(await billsOf(amelie, ride)).toMatchObject({ bills: [{ kind: 'note' }], isNoteOnRequest: false });
  });

  test('a company gets its invoice unasked, made out as it was kept', async () => {
    const world = await openBillingWorld();
    await world.amelie.calls(saveBillingDetails, { body: atelier });

    const ride = await completedRide(world.amelie, world.chloe);

    expect(kindsOf(await billsOf(world.amelie, ride))).toEqual([
      ['note', String(ride.number)],
      ['invoice', 'F-2026-00001'],
    ]);
    expect(await contentOf(world, 'F-2026-00001')).toMatchObject({
      buyer: {
        name: 'Atelier Delmas SARL',
        siren: '999317050',
        attention: expect.stringContaining('Amélie'),
      },
      seller: { legalName: 'Beaurivage', siren: '999840218' },
      payment: null,
    });
  });

  test('everybody does where the operator always invoices', async () => {
    const { amelie, chloe } = await openBillingWorld();
    await chloe.calls(saveBillingSettings, { body: { alwaysInvoice: true } });

    const ride = await completedRide(amelie, chloe);

    expect((await billsOf(amelie, ride)).bills.at(-1)).toMatchObject({
      kind: 'invoice',
      number: 'F-2026-00001',
    });
  });

  test('a ride that cost nothing has no bill, and none can be had', async () => {
    const { amelie, chloe } = await openBillingWorld();
    await chloe.calls(saveBillingSettings, { body: { alwaysInvoice: true } });
    const ride = (await chloe.completes(await startedRide(amelie, chloe), '0')).json();

    const answer = await amelie.calls(requestInvoice, { id: ride.id, body: {} });

    expect(answer.statusCode).toBe(409);
    expect(await billsOf(amelie, ride)).toMatchObject({
      bills: [],
      isNoteOnRequest: false,
      isInvoiceOnRequest: false,
    });
  });

  test('no invoice is issued by an operator who has not said who they are', async () => {
    const world = await openWorld();
    const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
    const ride = await completedRide(amelie, chloe);

    const answer = await amelie.calls(requestInvoice, { id: ride.id, body: {} });

    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toMatch(/raison sociale, son SIREN/u);
    expect(kindsOf(await billsOf(amelie, ride))).toEqual([['note', String(ride.number)]]);
  });
});

describe('an invoice', () => {
  test('is asked for once, however often, and keeps the details for the next', async () => {
    const { amelie, chloe } = await openBillingWorld();
    const [first, second] = [await completedRide(amelie, chloe), await completedRide(amelie, chloe)];

    const answers = await Promise.all(
      [1, 2, 3, 4].map(() =>
        amelie.calls(requestInvoice, { id: first.id, body: { buyer: atelier, keep: true } }),
      ),
    );
    await amelie.calls(requestInvoice, { id: second.id, body: {} });

    for (const answer of answers) expect(answer.json().bills.at(-1)?.number).toBe('F-2026-00001');
    expect((await billsOf(amelie, second)).bills.at(-1)).toMatchObject({
      number: 'F-2026-00002',
      name: 'Atelier Delmas SARL',
    });
    expect((await amelie.calls(getBillingDetails)).json().details).toMatchObject({ siren: '999317050' });
  });

  test('of an order by telephone is made out by its driver to the company of its client', async () => {
    const world = await openBillingWorld();
    const { ride } = (await world.chloe.takesOrder()).json();
    await world.chloe.starts(ride);
    await world.chloe.completes(ride);

    const answer = await world.chloe.calls(requestInvoice, { id: ride.id, body: { buyer: atelier } });

    expect(answer.json().bills.at(-1)).toMatchObject({ kind: 'invoice', name: 'Atelier Delmas SARL' });
    expect((await contentOf(world, 'F-2026-00001')).buyer).toMatchObject({
      siren: '999317050',
      attention: 'Camille Rousseau-Delmas',
    });
  });

  test('is frozen: neither the profile nor the company changes it, nor anybody at all', async () => {
    const world = await openBillingWorld();
    const ride = await completedRide(world.amelie, world.chloe);
    await world.amelie.calls(requestInvoice, { id: ride.id, body: { buyer: atelier } });
    const before = await contentOf(world, 'F-2026-00001');

    await world.chloe.savesSettings({ appName: 'Autre nom', companyAddress: 'Ailleurs' });
    await world.amelie.savesProfile({ firstName: 'Zoé' });

    expect(await contentOf(world, 'F-2026-00001')).toEqual(before);
    for (const change of [
      sql`update bills set ttc_cents = 1, ht_cents = 1, vat_cents = 0`,
      sql`delete from bills`,
      sql`truncate bills`,
    ])
      await expect(change.execute(world.deps.db)).rejects.toThrow(/append-only/u);
  });

  test('says VAT by the regime: lines, base and tax add up to the row', async () => {
    const world = await openBillingWorld();
    const ride = await completedRide(world.amelie, world.chloe);
    await world.amelie.calls(requestInvoice, { id: ride.id, body: {} });

    const { lines, byRate, ht, vat, ttc } = await contentOf(world, 'F-2026-00001');
    const row = await world.deps.db
      .selectFrom('bills')
      .selectAll()
      .where('kind', '=', 'invoice')
      .executeTakeFirstOrThrow();

    expect(byRate).toEqual([{ rate: 10, ht, vat, ttc }]);
    expect(lines.reduce((sum, line) => sum + line.ht, 0)).toBe(ht);
    expect([row.ht_cents, row.vat_cents, row.ttc_cents]).toEqual([ht, vat, ttc]);
  });

  test('under the franchise has no VAT and says why, in the words of its day', async () => {
    const world = await openBillingWorld({ vatRegime: 'franchise', vatNumber: '' });
    const { amelie, chloe } = world;
    const [first, second] = [await completedRide(amelie, chloe), await completedRide(amelie, chloe)];

    await amelie.calls(requestInvoice, { id: first.id, body: {} });
    const franchiseMention = 'TVA non applicable, art. L. 223 et s. du CIBS';
    const saved = await chloe.calls(saveBillingSettings, { body: { franchiseMention } });
    await amelie.calls(requestInvoice, { id: second.id, body: {} });

    expect(saved.json()).toEqual({
      alwaysInvoice: false,
      franchiseMention,
      franchiseMentionSince: '2026-05-04',
      absenceFeeTaxed: true,
      cancellationFeeTaxed: false,
    });
    expect(await contentOf(world, 'F-2026-00001')).toMatchObject({
      vat: 0,
      vatMention: 'TVA non applicable, art. 293 B du CGI',
    });
    expect(await contentOf(world, 'F-2026-00002')).toMatchObject({ vat: 0, vatMention: franchiseMention });
  });

  test.each([
    [{ siren: '' }, 'siren', /SIREN de la société/u],
    [{ siren: '999317051' }, 'siren', /clé de ce SIREN/u],
    [{ country: 'DE' }, 'vatNumber', /n’a pas la forme/u],
    [{ name: ' ' }, 'name', /quel nom/u],
  ])('with %j is refused under its field, and takes no number', async (change, field, sentence) => {
    const { amelie, chloe } = await openBillingWorld();
    const ride = await completedRide(amelie, chloe);

    const answer = await amelie.calls(requestInvoice, {
      id: ride.id,
      body: { buyer: { ...atelier, ...change } },
    });
    await amelie.calls(requestInvoice, { id: ride.id, body: { buyer: atelier } });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [field]: expect.stringMatching(sentence) } });
    expect((await billsOf(amelie, ride)).bills.at(-1)?.number).toBe('F-2026-00001');
  });

  test('of cash that was announced is paid when its driver received it', async () => {
    const world = await openBillingWorld();
    const ride = await startedRide(world.amelie, world.chloe);
    await world.amelie.paysCash(ride);
    world.passes(90);
    await world.chloe.completes(ride);
    await world.chloe.confirmsCash(ride);
    const received = world.deps.clock().toISOString();
    world.passes(10);

    await world.amelie.calls(requestInvoice, { id: ride.id, body: {} });

    const { payment } = await contentOf(world, 'F-2026-00001');
    expect(payment).toEqual({ method: 'cash', paidAt: received });
  });

  test('at New Year has the year of its day in Paris, and the series begins anew', async () => {
    const world = await openBillingWorld();
    const { amelie, chloe } = world;
    const [first, second] = [await completedRide(amelie, chloe), await completedRide(amelie, chloe)];
    const minutesTo = (moment: string) => (Date.parse(moment) - world.deps.clock().getTime()) / 60_000;

    world.passes(minutesTo('2026-12-31T22:59:00Z'));
    await amelie.signsIn(amelie.email, amelie.password);
    await amelie.calls(requestInvoice, { id: first.id, body: {} });
    world.passes(minutesTo('2026-12-31T23:01:00Z'));
    await amelie.calls(requestInvoice, { id: second.id, body: {} });

    const rows = await world.deps.db
      .selectFrom('bills')
      .select(['number', 'issued_on'])
      .where('kind', '=', 'invoice')
      .orderBy('number')
      .execute();
    expect(rows).toEqual([
      { number: 'F-2026-00001', issued_on: '2026-12-31' },
      { number: 'F-2027-00001', issued_on: '2027-01-01' },
    ]);
  });
});

describe('an avoir', () => {
  async function openInvoiced() {
    const world = await openBillingWorld();
    const ride = await completedRide(world.amelie, world.chloe);
    await world.amelie.calls(requestInvoice, { id: ride.id, body: { buyer: atelier } });
    return { ...world, ride };
  }

  test('takes parts back with a reason until nothing is left, and the parts are the invoice', async () => {
    const world = await openInvoiced();
    const { chloe, ines, ride } = world;

    const part = await chloe.calls(creditInvoice, {
      id: ride.id,
      body: { reason: 'Retard', lines: [{ line: 0, amount: '1.37' }] },
    });
    const rest = await ines.calls(creditInvoice, { id: ride.id, body: { reason: 'Geste commercial' } });
    const again = await ines.calls(creditInvoice, { id: ride.id, body: { reason: 'Encore' } });

    expect(part.statusCode).toBe(200);
    expect(rest.json().creditable.every(({ left }) => left === '0.00')).toBe(true);
    expect(again.json().message).toBe('Cette facture a déjà été annulée en entier par un avoir.');
    const [invoice, one, other] = await Promise.all(
      ['F-2026-00001', 'A-2026-00001', 'A-2026-00002'].map((number) => contentOf(world, number)),
    );
    expect([one, other].map((credit) => credit?.credited?.reason)).toEqual(['Retard', 'Geste commercial']);
    expect((one?.ttc ?? 0) + (one?.credited?.left ?? 0)).toBe(invoice?.ttc);
    expect((one?.ht ?? 0) + (other?.ht ?? 0)).toBe(invoice?.ht);
    expect((one?.vat ?? 0) + (other?.vat ?? 0)).toBe(invoice?.vat);
  });

  test('names the company that sold, whatever it is called since', async () => {
    const world = await openInvoiced();
    await world.chloe.calls(saveCompany, { body: { legalName: 'Rive Neuve', vatNumber: '' } });

    await world.chloe.calls(creditInvoice, { id: world.ride.id, body: { reason: 'Geste' } });

    const [invoice, avoir] = [await contentOf(world, 'F-2026-00001'), await contentOf(world, 'A-2026-00001')];
    expect(avoir.seller).toEqual(invoice.seller);
  });

  test('sent again because its answer was lost is refused, and another one is of what is left now', async () => {
    const { chloe, ride } = await openInvoiced();
    const left = async () => sumOf((await billsOf(chloe, ride)).creditable.map((line) => line.left));
    const sends = (shown: string) =>
      chloe.calls(creditInvoice, {
        id: ride.id,
        body: { reason: 'Retard', lines: [{ line: 0, amount: '1.00' }], left: shown },
      });
    const atFirst = await left();
    await sends(atFirst);

    const again = await sends(atFirst);
    const another = await sends(await left());

    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'invoice_changed' }]);
    expect(another.json().bills.filter(({ kind }) => kind === 'credit_note')).toHaveLength(2);
    expect(Number(await left())).toBeCloseTo(Number(atFirst) - 2);
  });

  test('of more than is left is refused and takes no number', async () => {
    const { chloe, ride } = await openInvoiced();

    const answer = await chloe.calls(creditInvoice, {
      id: ride.id,
      body: { reason: 'Trop', lines: [{ line: 0, amount: '9999.00' }] },
    });
    const right = await chloe.calls(creditInvoice, { id: ride.id, body: { reason: 'Tout' } });

    expect(answer.statusCode).toBe(409);
    expect(right.json().bills.at(-1)?.number).toBe('A-2026-00001');
  });

  test('needs an invoice, a reason, and its driver or an admin', async () => {
    const world = await openBillingWorld();
    const ride = await completedRide(world.amelie, world.chloe);
    const karim = await world.driver('Karim');
    const body = { reason: 'Retard' };

    expect((await world.chloe.calls(creditInvoice, { id: ride.id, body })).json().message).toBe(
      'Cette course n’a pas de facture.',
    );
    expect((await world.chloe.calls(creditInvoice, { id: ride.id, body: { reason: ' ' } })).statusCode).toBe(
      400,
    );
    expect((await karim.calls(creditInvoice, { id: ride.id, body })).statusCode).toBe(404);
    expect((await world.amelie.calls(creditInvoice, { id: ride.id, body })).statusCode).toBe(403);
    expect((await billsOf(world.amelie, ride)).creditable).toEqual([]);
  });
});

function sumOf(amounts: readonly string[]): string {
  return amounts.reduce((sum, amount) => sum + Number(amount), 0).toFixed(2);
}
