import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { urlOf } from '#contract/call.ts';
import { downloadVoucher, issueVoucher, listRideVouchers } from '#contract/papers/vouchers.calls.ts';
import type { VoucherView } from '#contract/papers/vouchers.ts';
import { answer, at, refuse } from '#web/testing/api.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { accepted, completed, inHours, keepRides } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

/** What the dialog shows of a voucher. */
const voucher = {
  number: 'B-2026-000123',
  version: 1,
  issuedAt: '2026-05-05T19:58:00.000Z',
  issuedLater: false,
  bookedAt: '2026-05-05T19:47:00.000Z',
  replacedAt: null,
  missing: [],
} as unknown as VoucherView;

const ofRide = at(listRideVouchers, { id: accepted.id });

async function opensVoucher() {
  keepRides({ ...accepted, scheduledAt: inHours(0.01) });
  const { user } = visit('/dashboard/driver?onglet=jour', { as: chloe });
  const card = await screen.findByRole('article', { name: 'Course n° 12' });
  await user.click(within(card).getByRole('button', { name: 'Bon' }));
  return { user, dialog: await screen.findByRole('dialog') };
}

test('the driver opens every version of the voucher as a PDF', async () => {
  const first: VoucherView = { ...voucher, replacedAt: '2026-05-06T08:00:00.000Z' };
  answer(ofRide, [{ ...voucher, version: 2, issuedAt: '2026-05-06T08:00:00.000Z' }, first]);
  const { dialog } = await opensVoucher();

  const links = await within(dialog).findAllByRole('link');

  expect(dialog).toHaveAccessibleName('Bon n° B-2026-000123');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    urlOf(downloadVoucher, { id: accepted.id, query: { version: '2' } }),
    urlOf(downloadVoucher, { id: accepted.id, query: { version: '1' } }),
  ]);
  expect(links[0]).toHaveTextContent('Version 2émis le 6 mai 2026 à 10:00PDF');
  expect(links[1]).toHaveTextContent('Version 1remplacée le 6 mai 2026 à 10:00');
});

test('a mention that is missing is named', async () => {
  answer(ofRide, [{ ...voucher, missing: ['evtc_number', 'siren'] }]);
  const { dialog } = await opensVoucher();

  expect(
    await within(dialog).findByText(
      /^Mentions manquantes\s: numéro d’inscription au registre des vtc, siren\.$/u,
    ),
  ).toBeVisible();
});

test('where there is none the driver has it issued, and it is there', async () => {
  answer(ofRide, []);
  const { user, dialog } = await opensVoucher();
  const issue = await within(dialog).findByRole('button', { name: 'Établir le bon' });
  const later = { ...voucher, issuedLater: true };
  const asked = answer(at(issueVoucher, { id: accepted.id }), later);
  answer(ofRide, [later]);

  await user.click(issue);

  expect(await within(dialog).findByRole('link')).toHaveTextContent(
    'Bon établi le 5 mai 2026 à 21:58 d’après la réservation du 5 mai 2026 à 21:47',
  );
  expect(asked).toHaveLength(1);
});

test('a voucher that cannot be read can be asked for again', async () => {
  refuse(ofRide, 404, { code: 'ride_not_found', message: 'Course non trouvée' });
  const { user, dialog } = await opensVoucher();
  const again = await within(dialog).findByRole('button', { name: 'Réessayer' });
  answer(ofRide, [voucher]);

  await user.click(again);

  expect(await within(dialog).findByRole('link')).toHaveTextContent('Version 1');
});

test('only the driver of a ride that is on has this button', async () => {
  keepRides(accepted, completed);
  visit('/dashboard/client?onglet=en-cours', { as: amelie });

  const card = await screen.findByRole('article', { name: 'Course n° 12' });
  expect(within(card).queryByRole('button', { name: 'Bon' })).toBeNull();
});
