import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { downloadVoucher } from '#contract/papers/vouchers.calls.ts';
import { agreedRide, booked } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { openVoucherWorld, vouchersOf } from '#tests/support/vouchers.ts';
import { openWorld } from '#tests/support/world.ts';

async function downloads(reader: Person, { id }: { id: string }, version?: string) {
  return await reader.calls(downloadVoucher, { id, query: version === undefined ? {} : { version } });
}

test('a voucher is one page with the seven mentions in their order, its fonts inside and a code to scan', async () => {
  const { amelie, chloe } = await openVoucherWorld();
  const ride = await agreedRide(amelie, chloe, { passengers: 2, luggage: 3, travelReference: 'AF 1681' });
  const [voucher] = await vouchersOf(chloe, ride);

  const answer = await downloads(amelie, ride);
  const pdf = await readPdf(answer.rawPayload);

  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="bon-B-2026-000001-v1.pdf"',
  });
  expect(pdf.pages).toHaveLength(1);
  expect(pdf.fonts.length).toBeGreaterThan(1);
  expect(pdf.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
  expect(pdf.code).toBe(voucher?.address);
  expect(inOrder(pdf.text)).toEqual(inOrder(pdf.text).toSorted((one, other) => one - other));
  for (const printed of [
    'n° B-2026-000001 · version 1',
    'émis le 4 mai 2026 à 09:30',
    'Chloé Martin',
    '075 241 187 02',
    'Mercedes-Benz Classe E 300 de',
    'GH-482-KT',
    'Aéroport de Paris-Orly',
    '2 passagers, 3 bagages',
    'AF 1681',
    'Mutuelle des Quais',
    'contrat n° 4817 220',
    'Médiation Mobilités',
    'Total TTC',
    voucher?.fingerprint ?? '?',
    'Conservé trois ans après la course.',
  ])
    expect(plain(pdf.text)).toContain(plain(printed));
});

/** Where each of the mentions stands in the text. */
function inOrder(text: string): number[] {
  const places = [
    'Beaurivage SAS',
    'EVTC 075 240 817',
    '999 840 218',
    'Amélie Martin · 06 12 34 56 78',
    'lun. 4 mai 2026 à 09:30',
    'lun. 4 mai 2026 à 14:00',
    'Gare de Lyon',
  ].map((mention) => plain(text).indexOf(mention));
  expect(places).not.toContain(-1);
  return places;
}

function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/gu, ' ');
}

test('a mention that is missing says so, in its place', async () => {
  const world = await openWorld();
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];

  const { text } = await readPdf((await downloads(chloe, await agreedRide(amelie, chloe))).rawPayload);

  expect(text.match(/Mention manquante/gu)).toHaveLength(4);
  expect(text).not.toMatch(/undefined|null/u);
});

test.each([
  ['address', { companyAddress: '' }, 'Mention manquante : adresse'],
  ['way to be reached', { contactPhone: '', contactEmail: '' }, 'Mention manquante : téléphone ou email'],
  [
    'contact details at all',
    { companyAddress: '', contactPhone: '', contactEmail: '' },
    'Mention manquante : adresse, téléphone ou email',
  ],
])('an operator with a name and no %s is a mention that is missing', async (_, emptied, printed) => {
  const { amelie, chloe } = await openVoucherWorld();
  await chloe.savesSettings(emptied);

  const { text } = await readPdf((await downloads(chloe, await agreedRide(amelie, chloe))).rawPayload);

  expect(plain(text)).toContain('Beaurivage SAS');
  expect(plain(text)).toContain(printed);
  expect(text.match(/Mention manquante/gu)).toHaveLength(1);
});

test('each version is downloaded as it was; the last one without a number', async () => {
  const { amelie, chloe } = await openVoucherWorld();
  const ride = await agreedRide(amelie, chloe);
  await chloe.savesDriverProfile({ vehiclePlate: 'AB-123-CD' });

  const [first, last] = [await downloads(chloe, ride, '1'), await downloads(chloe, ride)];

  expect((await readPdf(first.rawPayload)).text).toMatch(/remplacé le 4 mai 2026.*GH-482-KT/su);
  expect((await readPdf(last.rawPayload)).text).toMatch(/version 2.*AB-123-CD/su);
  expect((await downloads(chloe, ride, '3')).statusCode).toBe(404);
  expect((await downloads(chloe, ride, 'x')).statusCode).toBe(400);
});

test('long names, signs of other alphabets and many lines still make one page', async () => {
  const { amelie, chloe, deps } = await openVoucherWorld();
  await chloe.savesSettings({ companyAddress: 'Bâtiment des Quais, '.repeat(14) });
  await amelie.savesProfile({ firstName: 'Łukasz-Ștefan', lastName: 'Ντίνος Œdipe 张伟 '.repeat(4) });
  const ride = await booked(amelie, { pickupAddress: 'Zone de fret, porte 12, '.repeat(12) });
  const lines = Array.from({ length: 12 }, () => ({
    kind: 'km',
    quantity: 31.9,
    unitCents: 150,
    cents: 4785,
  }));
  await sql`update rides set price_lines = ${JSON.stringify(lines)}::jsonb where id = ${ride.id}`.execute(
    deps.db,
  );
  await chloe.accepts(ride);

  const pdf = await readPdf((await downloads(chloe, ride)).rawPayload);

  expect(pdf.pages).toHaveLength(1);
  expect(pdf.text.replace(/\s+/gu, '')).toContain('Łukasz-ȘtefanΝτίνοςŒdipe??');
  expect(pdf.text).toContain('Page 1 sur 1');
});

test('a ride without a voucher has none to download', async () => {
  const { amelie } = await openVoucherWorld();
  const ride = await booked(amelie);

  const answer = await downloads(amelie, ride);

  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'voucher_not_found' });
});
