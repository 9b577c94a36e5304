import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { settingKeys } from '#contract/platform/setting-keys.ts';
import { getSettings, saveSettings } from '#contract/platform/settings.calls.ts';
import type { SettingsBody } from '#contract/platform/settings.ts';
import { getWaitingTerms } from '#contract/pricing/pricing.calls.ts';
import type { WaitingTermsView } from '#contract/pricing/waiting-terms.ts';
import { on } from '#web/testing/api.ts';
import { showPricing } from '../show-pricing.tsx';

const waiting: WaitingTermsView = { stationMinutes: 60, otherMinutes: 15, price: '0.50' };

const settingsWith = (cancellationTerms: string) => ({
  ...Object.fromEntries(settingKeys.map((key) => [key, { value: '' }])),
  cancellationTerms: { value: cancellationTerms },
});

async function openTerms(stored: string) {
  const sent: SettingsBody[] = [];
  const { user } = showPricing(undefined, [
    on(getWaitingTerms, () => HttpResponse.json(waiting)),
    on(getSettings, () => HttpResponse.json(settingsWith(stored))),
    on(saveSettings, async ({ request }) => {
      const body = (await request.json()) as SettingsBody;
      sent.push(body);
      return HttpResponse.json(settingsWith(body.cancellationTerms ?? ''));
    }),
  ]);
  await user.click(await screen.findByRole('tab', { name: 'Annulation et attente' }));
  await screen.findByRole('switch', { name: 'Demander des frais' });
  const form = within(screen.getByRole('form', { name: 'Annulation par le client' }));
  const save = () => user.click(form.getByRole('button', { name: 'Enregistrer' }));
  return { user, sent, save };
}

test('without terms nothing is asked; switched on, usual ones are proposed and shown as clients read them', async () => {
  const { user, sent, save } = await openTerms('');
  expect(screen.queryByLabelText('Gratuite jusqu’à')).toBeNull();

  await user.click(screen.getByRole('switch', { name: 'Demander des frais' }));
  expect(screen.getByRole('region', { name: 'Si vous annulez' })).toHaveTextContent(
    /50\s% ensuite\s*soit 32,50\s€/u,
  );
  expect(screen.getByRole('region', { name: 'Si vous annulez' })).toHaveTextContent(
    /100\s% en cas d’absence\s*après 15\smin d’attente offerte/u,
  );
  await save();

  await expect.poll(() => sent).toEqual([{ cancellationTerms: '24/50/100' }]);
});

test('a figure that is none is said, and not saved', async () => {
  const { user, sent, save } = await openTerms('24/50/100');
  const late = screen.getByLabelText('Ensuite, le client doit');

  await user.clear(late);
  await user.type(late, '150');
  expect(screen.getByText('Un nombre entier de 0 à 100.')).toBeVisible();
  await save();

  expect(sent).toEqual([]);
});

test('switched off, orders are without terms again', async () => {
  const { user, sent, save } = await openTerms('24/50/100');

  await user.click(screen.getByRole('switch', { name: 'Demander des frais' }));
  await save();

  await expect.poll(() => sent).toEqual([{ cancellationTerms: '' }]);
});

test('waiting says from when it counts: the latest of departure, landing and arrival', async () => {
  await openTerms('');

  expect(screen.getByRole('form', { name: 'Attente au départ' })).toHaveTextContent(
    'Comptée depuis l’heure de départ, l’atterrissage signalé ou « Sur place », le plus tardif des trois, jusqu’à « Démarrer ».',
  );
});
