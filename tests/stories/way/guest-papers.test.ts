import { describe, expect, test } from 'vitest';
import { creditInvoice, listRideBills, requestInvoice } from '#contract/papers/bills.calls.ts';
import { saveCompany } from '#contract/platform/company.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import type { TakeOrderBody } from '#contract/rides/telephone-orders.ts';
import { beaurivage } from '#tests/support/billing-world.ts';
import { openGuestWorld } from '#tests/support/guests.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

/** An order of an operator who is liable to VAT, confirmed by its client. */
async function openTaxed(order: Partial<TakeOrderBody>) {
  const opened = await openGuestWorld(order);
  await opened.chloe.calls(saveCompany, { body: { vatRegime: 'liable' } });
  await opened.guest.sends('confirmer');
  return opened;
}

type Opened = Awaited<ReturnType<typeof openTaxed>>;

async function drives({ chloe }: Pick<Opened, 'chloe'>, ride: RideView, price?: string) {
  await chloe.starts(ride);
  await chloe.completes(ride, price);
}

function paperIn(body: string): string {
  return /href="[^"]*\/(note-\d+\.pdf)"/u.exec(body)?.[1] ?? '';
}

describe('the client of an order by telephone', () => {
  test('reads what of the price is VAT where it is paid, and where the note will be', async () => {
    const { guest } = await openTaxed({ agreedPrice: '65', priceReason: 'Forfait' });

    const { body } = await guest.opens('payer');

    expect(body).toMatch(/Total TTC<\/dt><dd>65,00\s€/u);
    expect(body).toContain('dont TVA 10\u00a0%\u00a0: 5,91\u00a0€');
    expect(body).toContain('Vous trouverez votre note sur la page de votre course, dès l’arrivée.');
  });

  test('reads no VAT under the franchise, nor beside a fee that is not the price', async () => {
    const { world, chloe, guest } = await openGuestWorld({ agreedPrice: '65', priceReason: 'Forfait' });
    await chloe.calls(saveCompany, { body: { vatRegime: 'franchise' } });
    await guest.sends('confirmer');
    expect((await guest.opens('payer')).body).not.toContain('dont TVA');

    await chloe.calls(saveCompany, { body: { vatRegime: 'liable' } });
    await chloe.savesSettings({ cancellationTerms: '24/50/100' });
    const { link } = (await chloe.takesOrder({ agreedPrice: '60', priceReason: 'Forfait' })).json();
    const path = new URL(link.url ?? '').pathname;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await world.visitor().sends('POST', `${path}/annuler`, { body: 'fee=30.00', headers });

    const { body } = await world.visitor().opens(`${path}/payer`);
    expect(body).toContain('Payer 30,00\u00a0€');
    expect(body).not.toContain('dont TVA');
    expect(body).toContain('dès le paiement.');
  });

  test('takes the note of a ride from 25 € on, and only of this ride', async () => {
    const opened = await openTaxed({ agreedPrice: '65', priceReason: 'Forfait' });
    const { chloe, guest, ride, world } = opened;
    const other = (await chloe.takesOrder({ agreedPrice: '80', priceReason: 'Forfait' })).json();
    const before = (await guest.opens()).body;
    expect(paperIn(before)).toBe('');
    expect(before).toContain('arrivée estimée à ');
    await drives(opened, ride);
    await drives(opened, other.ride);
    const foreign = paperIn((await world.visitor().opens(new URL(other.link.url ?? '').pathname)).body);

    const { body } = await guest.opens();
    const note = await guest.opens(paperIn(body));

    expect(body).not.toContain('arrivée estimée');
    expect(note.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect((await readPdf(note.rawPayload)).text).toMatch(
      new RegExp(`Note de course\\s+n°\\s${ride.number}\\s`, 'u'),
    );
    expect((await guest.opens('payer')).body).toContain('Votre note est sur la page de votre course.');
    expect(foreign).toBe(`note-${other.ride.number}.pdf`);
    expect((await guest.opens(foreign)).statusCode).toBe(404);
  });

  test('asks for the note of a cheaper one, once', async () => {
    const opened = await openTaxed({ agreedPrice: '18.60', priceReason: 'Forfait' });
    const { chloe, guest, ride } = opened;
    expect((await guest.opens('payer')).body).toContain('Votre note vous est remise sur demande');
    expect((await guest.sends('note')).statusCode).toBe(409);
    await drives(opened, ride);
    expect((await guest.opens()).body).toContain('Recevoir la note');

    const asked = [await guest.sends('note'), await guest.sends('note')];

    expect(asked.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    const { body } = await guest.opens();
    expect([paperIn(body), body.includes('Recevoir la note')]).toEqual([`note-${ride.number}.pdf`, false]);
    const [papers] = (await chloe.calls(listRideBills, { query: { ids: ride.id } })).json();
    expect(papers?.bills.map(({ kind }) => kind)).toEqual(['note']);
  });

  test('reads that an avoir took back the fee of an absence', async () => {
    const { world, chloe } = await openGuestWorld();
    await chloe.savesSettings({ cancellationTerms: '24/50/100' });
    await chloe.calls(saveCompany, { body: beaurivage });
    const { ride, link } = (await chloe.takesOrder({ agreedPrice: '60', priceReason: 'Forfait' })).json();
    world.passes(6 * 60);
    await chloe.notesAbsence(ride);
    await chloe.calls(requestInvoice, { id: ride.id, body: {} });

    await chloe.calls(creditInvoice, { id: ride.id, body: { reason: 'Geste commercial' } });

    const { body } = await world.visitor().opens(new URL(link.url ?? '').pathname);
    expect(body).toMatch(/Frais d’absence\u00a0: 60,00\u00a0€<\/b><span>Repris par un avoir\./u);
  });
});
