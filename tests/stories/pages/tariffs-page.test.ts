import { expect, test } from 'vitest';
import { saveCompany } from '#contract/platform/company.calls.ts';
import { changeForfait, saveWaitingTerms } from '#contract/pricing/pricing.calls.ts';
import { legalPages } from '#domain/legal/legal-pages.ts';
import { parisOrly, withExtras, withForfait } from '#tests/support/forfaits.ts';
import { withRule } from '#tests/support/prices.ts';
import { openWorld } from '#tests/support/world.ts';

const plain = (html: string) => html.replace(/<[^>]+>/gu, ' ').replace(/\s+/gu, ' ');

test('the page of prices shows what is active, to anybody, without a script that runs', async () => {
  const world = await openWorld();
  const chloe = await world.driver('Chloé');
  await withRule(world);
  await withRule(world, { name: 'Ancien tarif', is_active: false });
  await withForfait(chloe, { takesCoefficient: true, startHour: 4, endHour: 22 });
  const { id } = await withForfait(chloe, { to: { ...parisOrly.to, name: 'Orly <Sud>' } });
  await chloe.calls(changeForfait, { id, body: { price: '48.00' } });
  await withExtras(chloe);

  const page = await world.visitor().opens('/tarifs');

  expect(page.statusCode).toBe(200);
  const text = plain(page.body);
  for (const words of [
    'Paris ↔ Orly',
    'Dans les deux sens · 04:00 – 22:00',
    '45,00 €',
    'Paris ↔ Orly &lt;Sud&gt;',
    'Tarif de jour',
    '1,50 € / km + 0,50 € / min',
    'Siège bébé Jusqu’à 2 par course 10,00 €',
    'Accueil avec pancarte Offert',
    'Passager au-delà de 4 par passager 8,00 €',
    'Prise en charge à l’aéroport Orly, CDG 5,00 €',
    'Tarifs en vigueur au 4 mai 2026.',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('Ancien tarif');
  expect(text).not.toContain('Rehausseur');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
});

test('it says what waiting costs, that an hour that has begun is due, and which VAT is in the prices', async () => {
  const world = await openWorld();
  const chloe = await world.driver('Chloé');
  await withRule(world, { calculation_method: 'hourly', hourly_rate_cents: 5500 });
  const before = plain((await world.visitor().opens('/tarifs')).body);
  await chloe.calls(saveWaitingTerms, { body: { stationMinutes: 60, otherMinutes: 15, price: '0.50' } });
  await chloe.calls(saveCompany, { body: { vatRegime: 'liable', vatNumber: 'FR45 999 840 218' } });

  const text = plain((await world.visitor().opens('/tarifs')).body);

  expect(before).not.toMatch(/Attente|TVA/u);
  expect(text).toContain('Toute heure commencée est due');
  expect(text).toContain('Attente offerte 60 min à l’aéroport et en gare 15 min');
  expect(text).toContain('Au-delà par minute commencée 0,50 €');
  expect(text).toContain('TVA 10 % comprise pour le transport, 20 % pour la mise à disposition.');
});

test('search engines read the same prices as offers', async () => {
  const world = await openWorld();
  const chloe = await world.driver('Chloé');
  await withForfait(chloe);
  await withForfait(chloe, { to: { ...parisOrly.to, name: '</script>' } });

  const { body } = await world.visitor().opens('/tarifs');

  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/u.exec(body) ?? [];
  expect(JSON.parse(data)['@graph']).toMatchObject([
    { '@type': 'Offer', name: 'Paris ↔ Orly', price: '45.00', priceCurrency: 'EUR' },
    { '@type': 'Offer', name: 'Paris ↔ </script>' },
  ]);
});

test('without any price it asks to be called, and every public page leads to it', async () => {
  const world = await openWorld();

  const page = await world.visitor().opens('/tarifs');
  await withExtras(await world.driver('Chloé'));
  const withOptions = plain((await world.visitor().opens('/tarifs')).body);

  expect(plain(page.body)).toContain('Tarifs sur demande.');
  expect(withOptions).toMatch(/Tarifs sur demande\..* Siège bébé/u);
  expect(page.body).not.toContain('ld+json');
  expect((await world.visitor().opens(legalPages.notice.path)).body).toContain('href="/tarifs"');
});
