import { expect, test } from 'vitest';
import { requestInvoice } from '#contract/papers/bills.calls.ts';
import { saveCompany } from '#contract/platform/company.calls.ts';
import type { CompanyBody } from '#contract/platform/company.ts';
import { billsOf, contentOf, openBillingWorld } from '#tests/support/billing-world.ts';
import { completedRide } from '#tests/support/bookings.ts';

test('an invoice says the VAT of the note that was given before, whatever regime was set since', async () => {
  const world = await openBillingWorld();
  const ride = await completedRide(world.amelie, world.chloe);
  await world.chloe.calls(saveCompany, { body: { vatRegime: 'franchise' } });

  const shown = await billsOf(world.amelie, ride);
  await world.amelie.calls(requestInvoice, { id: ride.id, body: {} });

  const note = await contentOf(world, ride.id);
  const { byRate, lines, vatMention, seller } = await contentOf(world, 'F-2026-00001');
  expect(shown.vatRate).toBe('10\u00a0%');
  expect({ byRate, lines, vatMention }).toEqual({
    byRate: note.byRate,
    lines: note.lines,
    vatMention: null,
  });
  expect(seller.vatNumber).toBe('FR45999840218');
});

const unknown = { legalName: '', siren: '', siret: '', vatRegime: '', vatNumber: '' } as const;

test.each([
  ['the franchise', { vatRegime: 'franchise' }, { rate: 'franchise', hasMention: true, vatNumber: '' }],
  [
    'a number of VAT',
    { vatRegime: 'liable', vatNumber: 'FR45999840218' },
    { rate: 10, hasMention: false, vatNumber: 'FR45999840218' },
  ],
] as const)(
  'a note from before the company was entered leaves the invoice %s',
  async (_, entered, expected) => {
    const world = await openBillingWorld(unknown);
    const ride = await completedRide(world.amelie, world.chloe);
    const company = { legalName: 'Beaurivage SASU', siren: '999840218', ...entered };
    await world.chloe.calls(saveCompany, { body: company });

    await world.amelie.calls(requestInvoice, { id: ride.id, body: {} });

    const { byRate, vatMention, seller } = await contentOf(world, 'F-2026-00001');
    expect([byRate[0]?.rate, vatMention !== null, seller.vatNumber]).toEqual(Object.values(expected));
  },
);

test('the invoice of another company has its own number of VAT, not that of the note', async () => {
  const world = await openBillingWorld();
  const ride = await completedRide(world.amelie, world.chloe);
  const other: CompanyBody = {
    legalName: 'Neuve',
    siren: '999317050',
    siret: '',
    vatNumber: 'FR01999317050',
  };
  await world.chloe.calls(saveCompany, { body: other });

  await world.amelie.calls(requestInvoice, { id: ride.id, body: {} });

  const { seller } = await contentOf(world, 'F-2026-00001');
  expect([seller.siren, seller.vatNumber]).toEqual(['999317050', 'FR01999317050']);
});
