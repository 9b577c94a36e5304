import { describe, expect, test } from 'vitest';
import { downloadTakings, listReceipts } from '#contract/money/takings.calls.ts';
import { creditInvoice, requestInvoice } from '#contract/papers/bills.calls.ts';
import { createAccount } from '#server/features/accounts/index.ts';
import { openBillingWorld } from '#tests/support/billing-world.ts';
import { agreedRide, completedRide, startedRide } from '#tests/support/bookings.ts';
import { fillOn } from '#tests/support/postgres.ts';
import { soon, termedRide } from '#tests/support/terms.ts';
import { openWorld } from '#tests/support/world.ts';

const buyer = {
  kind: 'person',
  name: 'Amélie Martin',
  address: '4 rue du Repos, 75020 Paris',
  country: 'FR',
  siren: '',
  vatNumber: '',
  orderReference: '',
} as const;

const open = async () => {
  const world = await openWorld({ options: { rateLimitScale: 100 } });
  return { world, amelie: await world.client('Amélie'), chloe: await world.driver('Chloé') };
};

describe('the book of receipts', () => {
  test('has each receipt with its number, client and ride, oldest first', async () => {
    const { world, amelie, chloe } = await open();
    const [first, second] = [await startedRide(amelie, chloe), await agreedRide(amelie, chloe)];
    await chloe.confirmsCash(first);
    world.passes(60);
    await amelie.paysCash(second);
    await chloe.confirmsCash(second);
    await chloe.cancels(second, 'Panne');
    await chloe.refunds(second);

    const { receipts, next } = (await chloe.calls(listReceipts, { query: { period: 'day' } })).json();

    expect(receipts[0]).toEqual({
      id: 1,
      at: '2026-05-04T07:30:00.000Z',
      kind: 'cash_confirmed',
      method: 'cash',
      amount: first.estimatedPrice,
      reference: 'P-2026-000001',
      document: '',
      rideId: first.id,
      rideNumber: first.number,
      clientName: 'Amélie Martin',
    });
    expect(receipts.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['cash_confirmed', first.estimatedPrice],
      ['cash_confirmed', second.estimatedPrice],
      ['refunded', `-${second.estimatedPrice}`],
    ]);
    expect(next).toBeNull();
  });

  test('names the paper that proves a receipt: the invoice, else the note; of cash that did not come too', async () => {
    const { amelie, chloe } = await openBillingWorld();
    const [noted, invoiced] = [await completedRide(amelie, chloe), await completedRide(amelie, chloe)];
    await amelie.calls(requestInvoice, { id: invoiced.id, body: { buyer } });
    for (const ride of [noted, invoiced]) await chloe.confirmsCash(ride);
    await chloe.calls(creditInvoice, { id: invoiced.id, body: { reason: 'Retard' } });
    await chloe.contestsCash(invoiced);

    const { receipts } = (await chloe.calls(listReceipts, { query: { period: 'day' } })).json();

    expect(receipts.map(({ document }) => document)).toEqual([
      `Note ${noted.number}`,
      'F-2026-00001',
      'F-2026-00001',
    ]);
  });

  test('names for each refund the avoir it gives back', async () => {
    const { amelie, chloe, passes } = await openBillingWorld();
    const ride = await completedRide(amelie, chloe);
    await chloe.confirmsCash(ride);
    await amelie.calls(requestInvoice, { id: ride.id, body: { buyer } });
    for (const amount of ['1.50', '2.00']) {
      passes(10);
      const lines = [{ line: 0, amount }];
      await chloe.calls(creditInvoice, { id: ride.id, body: { reason: 'Retard', lines } });
      await chloe.refunds(ride);
    }

    const { receipts } = (await chloe.calls(listReceipts, { query: { period: 'day' } })).json();

    expect(receipts.map(({ document, amount }) => [document, amount])).toEqual([
      ['F-2026-00001', ride.estimatedPrice],
      ['A-2026-00001', '-1.50'],
      ['A-2026-00002', '-2.00'],
    ]);
  });

  test('names no avoir for what went back before there was an invoice', async () => {
    const world = await openBillingWorld();
    const { amelie, chloe } = world;
    const ride = await termedRide(world, soon, '24/50/50');
    await amelie.paysCash(ride);
    world.passes(6 * 60);
    await chloe.confirmsCash(ride);
    await chloe.notesAbsence(ride);
    await chloe.refunds(ride);
    world.passes(10);
    await amelie.calls(requestInvoice, { id: ride.id, body: { buyer } });
    world.passes(10);
    await chloe.calls(creditInvoice, { id: ride.id, body: { reason: 'Geste' } });
    await chloe.refunds(ride);

    const { receipts } = (await chloe.calls(listReceipts, { query: { period: 'year' } })).json();

    expect(receipts.map(({ kind, document }) => [kind, document])).toEqual([
      ['cash_confirmed', 'F-2026-00001'],
      ['refunded', 'F-2026-00001'],
      ['refunded', 'A-2026-00001'],
    ]);
  });

  test('calls a fee a fee, on the page and in the file', async () => {
    const world = await openBillingWorld();
    const ride = await termedRide(world);
    world.passes(5);
    await world.amelie.cancels(ride);
    await world.chloe.confirmsCash(ride);

    const { receipts } = (await world.chloe.calls(listReceipts, { query: { period: 'day' } })).json();
    const { body } = await world.chloe.calls(downloadTakings, { query: { period: 'day' } });

    expect(receipts).toMatchObject([{ kind: 'cash_confirmed', fee: 'cancellation' }]);
    expect(body).toContain('Frais d’annulation');
    expect(body).not.toContain('Transport de personnes');
  });

  test('keeps the name that a client had when they paid', async () => {
    const { amelie, chloe } = await open();
    await chloe.confirmsCash(await startedRide(amelie, chloe));
    await amelie.savesProfile({ firstName: 'Amélie', lastName: 'Durand', email: amelie.email, phone: '' });

    const { receipts } = (await chloe.calls(listReceipts, { query: { period: 'day' } })).json();

    expect(receipts.map(({ clientName }) => clientName)).toEqual(['Amélie Martin']);
  });

  test('comes page by page, and whole as a file', async () => {
    const { world, amelie, chloe } = await open();
    const { id } = await startedRide(amelie, chloe);
    await chloe.confirmsCash({ id });
    await fillOn(
      world.databaseUrl,
      `insert into payment_journal select 1 + n, payment_id, ride_id, driver_id, actor_id, kind, method, amount_cents, reference,
         at + n / 3 * interval '1 second', mark
       from payment_journal cross join generate_series(1, 2499) n where kind = 'cash_confirmed'`,
    );
    const ids: number[] = [];
    let after: string | undefined;
    do {
      const query = { period: 'day', ...(after ? { after } : {}) } as const;
      const page = (await chloe.calls(listReceipts, { query })).json();
      ids.push(...page.receipts.map((receipt) => receipt.id));
      after = page.next ?? undefined;
    } while (after);

    const { body } = await chloe.calls(downloadTakings, { query: { period: 'year' } });

    const ascending = (numbers: number[]) => numbers.toSorted((one, other) => one - other);
    expect(ids).toHaveLength(2500);
    expect(ids).toEqual(ascending([...new Set(ids)]));
    expect(body.trimEnd().split('\r\n')).toHaveLength(2501);
  });

  test.each(['after=xyz', 'after=MjAyNi0wNS0wNFQwNzozMDowMC4wMDBaIDE7'])('%s is refused', async (cursor) => {
    const { chloe } = await open();

    const answer = await chloe.sends('GET', `${listReceipts.path}?period=day&${cursor}`);

    expect(answer.statusCode).toBe(400);
  });
});

describe('the file of the book of receipts', () => {
  test('is one that spreadsheet programs open, oldest first', async () => {
    const { world, amelie, chloe } = await open();
    const first = await startedRide(amelie, chloe);
    await chloe.confirmsCash(first);
    world.passes(60);
    await chloe.contestsCash(first);

    const answer = await chloe.calls(downloadTakings, { query: { period: 'month' } });

    const amount = first.estimatedPrice.replace('.', ',');
    const { number } = first;
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="recettes-2026-05-01-2026-05-31.csv"',
    );
    expect(answer.body.split('\r\n')).toEqual([
      '\uFEFFDate;Heure;Numéro;Pièce;Client;Nature;Course;Montant (€);Moyen',
      `04/05/2026;09:30;P-2026-000001;;Amélie Martin;Transport de personnes;${number};${amount};Espèces`,
      `04/05/2026;10:30;P-2026-000001;;Amélie Martin;Correction, espèces non reçues;${number};-${amount};Espèces`,
      '',
    ]);
  });

  test('runs no formula that hides in a name', async () => {
    const { world, chloe } = await open();
    const account = { role: 'client', email: 'eve@example.fr', password: 'Eve prend la route 42' } as const;
    const named = { ...account, firstName: '=HYPERLINK("http://evil")', lastName: 'Martin; x' };
    const { id } = await createAccount(world.deps.db, world.deps.passwords, named, world.deps.clock());
    const browser = world.visitor();
    await browser.signsIn(account.email, account.password);
    await chloe.confirmsCash(await startedRide({ ...browser, ...account, id }, chloe));

    const { body } = await chloe.calls(downloadTakings, { query: { period: 'day' } });

    expect(body).toContain(`;"'=HYPERLINK(""http://evil"") Martin; x"`);
  });

  test('is not made twenty-one times a minute', async () => {
    const world = await openWorld();
    const chloe = await world.driver('Chloé');
    const ask = async () => (await chloe.calls(downloadTakings, { query: { period: 'year' } })).statusCode;

    const answers: number[] = [];
    for (let time = 0; time < 21; time += 1) answers.push(await ask());

    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    expect(answers.at(-1)).toBe(429);
  });
});
