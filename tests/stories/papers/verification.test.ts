import { describe, expect, test } from 'vitest';
import { VERIFY_PATH } from '#contract/papers/control-page.ts';
import { moveRide } from '#contract/rides/rides.calls.ts';
import { applyRetention } from '#server/features/personal-data/apply-retention.ts';
import { agreedRide } from '#tests/support/bookings.ts';
import { openVoucherWorld, vouchersOf } from '#tests/support/vouchers.ts';
import { openWorld } from '#tests/support/world.ts';

const DAY = 24 * 60;
const anyToken = 'a'.repeat(22);

async function openVoucher() {
  const world = await openVoucherWorld();
  const ride = await agreedRide(world.amelie, world.chloe);
  const [voucher] = await vouchersOf(world.chloe, ride);
  const path = new URL(voucher?.address ?? '').pathname;
  const read = async () => await world.visitor().opens(path);
  return { ...world, ride, voucher, path, read };
}

describe('whoever scans a voucher', () => {
  test('reads that it is genuine, and its facts in the order of the law, the client masked', async () => {
    const { read, voucher } = await openVoucher();

    const page = await read();

    expect(page.statusCode).toBe(200);
    const order = [
      'Bon authentique',
      'n°\u00a0B-2026-000001</b>, version 1',
      'C’est la dernière version.',
      'Beaurivage SAS',
      'EVTC 075\u00a0240\u00a0817',
      '999 840 218',
      'Amélie M.',
      '06 •• •• •• 78',
      'Réservé le',
      'Prise en charge souhaitée',
      'Lieu de prise en charge',
      'GH-482-KT',
      'Émis le',
      voucher?.fingerprint ?? '',
    ];
    const places = order.map((part) => page.body.indexOf(part));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(page.body).not.toMatch(/Martin|0612345678|12 34 56/u);
  });

  test('gets a page without a script, a cookie or a place in a search engine', async () => {
    const { chloe, path } = await openVoucher();

    // Even someone who is signed in, whose session is not read here.
    const page = await chloe.opens(path);

    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.headers.vary ?? '').not.toContain('cookie');
    expect(page.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/u);
    expect(page.body).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(page.body).not.toContain('<script');
    expect(page.body).toMatch(/<header class="verify-head"><img src="[^"]+" alt=""/u);
    expect(page.body).not.toContain('Chloé');
  });

  test('reads what changed in the version that replaced it', async () => {
    const { chloe, ride, read, passes, visitor } = await openVoucher();
    passes(60);
    await chloe.savesDriverProfile({ vehiclePlate: 'AB-123-CD' });

    const first = (await read()).body;
    const [second] = await vouchersOf(chloe, ride);
    const last = (await visitor().opens(new URL(second?.address ?? '').pathname)).body;

    expect(first).toContain('Bon authentique, mais remplacé');
    expect(first).toMatch(/remplacée le .+ par la version 2\./u);
    expect(first).toContain('Plaque : <del>GH-482-KT</del> <ins>AB-123-CD</ins>');
    expect(first).toContain('Demandez au chauffeur le bon en version 2\u00a0: c’est lui qui vaut.');
    expect(first).toContain('Empreinte de la version 1');
    expect(last).toContain('C’est la dernière version.');
    expect(last).toContain('version 2');
  });

  test('reads that the ride was cancelled', async () => {
    const { chloe, ride, read } = await openVoucher();
    await chloe.calls(moveRide, { id: ride.id, body: { status: 'cancelled', reason: 'Panne' } });

    expect((await read()).body).toMatch(
      /Bon authentique, mais course annulée.+Course annulée le .+ à \d{2}:\d{2}\./u,
    );
  });

  test('reads so too when nobody knows since when', async () => {
    const { deps, ride, read } = await openVoucher();
    // As the erasure of a client leaves a ride of a restored backup.
    await deps.db.updateTable('rides').set({ status: 'cancelled' }).where('id', '=', ride.id).execute();

    const page = (await read()).body;

    expect(page).toContain('Bon authentique, mais course annulée');
    expect(page).toContain('Course annulée.');
  });

  test('is sent to the operator’s telephone from the eighth day after the ride on', async () => {
    const { ride, read, passes, deps } = await openVoucher();
    const untilRide = (Date.parse(ride.scheduledAt) - deps.clock().getTime()) / 60_000;
    passes(untilRide + 6 * DAY);
    expect((await read()).body).toContain('Bon authentique');

    passes(2 * DAY);
    const page = await read();

    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Ce bon n’est plus consultable en ligne.');
    expect(page.body).toContain('01 84 80 12 60');
    expect(page.body).not.toMatch(/Amélie|GH-482-KT|B-2026/u);
  });

  test('of a ride ordered by telephone reads who typed it, and when', async () => {
    const { chloe, visitor } = await openVoucherWorld();
    const { ride } = (await chloe.takesOrder()).json();
    const [voucher] = await vouchersOf(chloe, ride);

    const page = await visitor().opens(new URL(voucher?.address ?? '').pathname);

    expect(page.body).toContain(
      '<small>Réservation reçue par téléphone, saisie par Chloé Martin le lun. 4 mai 2026 à 09:30</small>',
    );
  });

  test('is told the same when the voucher was erased after its three years', async () => {
    const { read, passes, deps } = await openVoucher();
    passes(8 * DAY);
    const expired = await read();

    passes(4 * 366 * DAY);
    await applyRetention(deps);
    const erased = await read();

    expect(await deps.db.selectFrom('chain_documents').select('content').execute()).toEqual([
      { content: null },
    ]);
    expect([expired.statusCode, erased.statusCode]).toEqual([200, 200]);
    expect(erased.body).toBe(expired.body);
  });

  test('of an operator who gave nothing reads which mentions are missing', async () => {
    const world = await openWorld();
    const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
    const [voucher] = await vouchersOf(chloe, await agreedRide(amelie, chloe));

    const page = await world.visitor().opens(new URL(voucher?.address ?? '').pathname);

    expect(page.body).toContain('<dt>SIREN</dt><dd>Mention manquante</dd>');
    expect(page.body).not.toMatch(/undefined|null/u);
  });

  test('of an operator with a name alone, and a client without a telephone, reads what their mentions lack', async () => {
    const { amelie, chloe, visitor } = await openVoucherWorld();
    await chloe.savesSettings({ companyAddress: '', contactPhone: '', contactEmail: '' });
    await amelie.savesProfile({ phone: '' });
    const [voucher] = await vouchersOf(chloe, await agreedRide(amelie, chloe));

    const page = await visitor().opens(new URL(voucher?.address ?? '').pathname);

    expect(page.body).toContain(
      'Beaurivage SAS<small>Mention manquante\u00a0: adresse, téléphone ou email</small>',
    );
    expect(page.body).toContain('Amélie M.<small>Mention manquante\u00a0: téléphone</small>');
  });
});

describe('an address without a voucher', () => {
  test('shows one page, whatever stands there', async () => {
    const { visitor } = await openWorld({ options: { rateLimitScale: 100 } });
    const wrong = [anyToken, 'x', `${anyToken}/b`, 'é%00'.repeat(9), '..%2f..', 'x'.repeat(900)];

    const pages = await Promise.all(wrong.map((token) => visitor().opens(`${VERIFY_PATH}/${token}`)));

    expect(pages.map(({ statusCode }) => statusCode)).toEqual(wrong.map(() => 404));
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
    expect(pages[0]?.body).toContain('Aucun bon à cette adresse');
  });
});

test('a network that verifies too much is asked to wait, on a page of the same look', async () => {
  const { visitor } = await openWorld();
  const browser = visitor();
  for (let count = 0; count < 30; count++) await browser.opens(`${VERIFY_PATH}/${anyToken}`);

  const page = await browser.opens(`${VERIFY_PATH}/${anyToken}`);

  expect(page.statusCode).toBe(429);
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('Trop de vérifications depuis ce réseau.');
  expect(page.body).toContain('Réessayez dans une minute.');
});
