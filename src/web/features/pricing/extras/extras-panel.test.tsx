import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { PriceExtrasBody } from '#contract/pricing/price-extras.ts';
import { getPriceExtras, savePriceExtras } from '#contract/pricing/pricing.calls.ts';
import { on } from '#web/testing/api.ts';
import { noExtras, showPricing } from '../show-pricing.tsx';

async function openExtras(refusal?: string) {
  const sent: PriceExtrasBody[] = [];
  const { user } = showPricing(undefined, [
    on(getPriceExtras, () => HttpResponse.json({ ...noExtras, version: sent.length })),
    on(savePriceExtras, async ({ request }) => {
      sent.push((await request.json()) as PriceExtrasBody);
      return refusal
        ? HttpResponse.json({ code: 'price_extras_changed', message: refusal }, { status: 409 })
        : HttpResponse.json({ ...noExtras, version: 1 });
    }),
  ]);
  await user.click(await screen.findByRole('tab', { name: 'Options et suppléments' }));
  await screen.findByLabelText('Prix, Animal');
  return { user, sent };
}

test('an option without a price cannot be on, and one at 0 € is free', async () => {
  const { user, sent } = await openExtras();
  expect(screen.getByRole('switch', { name: /Animal/u })).toBeDisabled();
  expect(screen.getAllByText('Sans prix : pas proposé')).toHaveLength(5);

  await user.type(screen.getByLabelText('Prix, Animal'), '0');
  expect(screen.getByText('Offert')).toBeVisible();
  await user.click(screen.getByRole('switch', { name: /Animal/u }));
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));

  await expect
    .poll(() => sent)
    .toMatchObject([{ version: 0, options: { animal: { price: '0', most: 2, isOn: true } } }]);
});

test('supplements are added by number and by zone, each with what is missing', async () => {
  const { user, sent } = await openExtras();

  await user.click(screen.getByRole('button', { name: 'Passagers' }));
  await user.click(screen.getByRole('button', { name: 'Départ d’une zone' }));
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(screen.getByText('Choisissez au moins une zone.')).toBeVisible();
  expect(sent).toEqual([]);

  await user.type(screen.getByLabelText('Prix, Passagers'), '8');
  await user.type(screen.getByLabelText('Prix, Prise en charge à l’aéroport'), '5,5');
  await user.click(screen.getByRole('button', { name: 'CDG' }));
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));

  await expect
    .poll(() => sent)
    .toMatchObject([
      {
        supplements: [
          { kind: 'passengers', beyond: 4, price: '8' },
          { kind: 'pickup', name: 'Prise en charge à l’aéroport', zones: [{ name: 'CDG' }], price: '5.5' },
        ],
      },
    ]);
});

test('what someone else wrote meanwhile is said, and neither that nor what was typed is lost', async () => {
  const { user, sent } = await openExtras('Ces tarifs ont été modifiés entre-temps.');

  await user.type(screen.getByLabelText('Prix, Animal'), '12');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));

  expect(await screen.findByText('Ces tarifs ont été modifiés entre-temps.')).toBeVisible();
  expect(screen.getByLabelText('Prix, Animal')).toHaveValue('12');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await expect.poll(() => sent.map(({ version }) => version)).toEqual([0, 0]);

  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(screen.queryByText('Ces tarifs ont été modifiés entre-temps.')).toBeNull();
  await user.type(screen.getByLabelText('Prix, Animal'), '12');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await expect.poll(() => sent.map(({ version }) => version)).toEqual([0, 0, 2]);
});
