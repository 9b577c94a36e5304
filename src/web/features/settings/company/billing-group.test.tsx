import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SettingsWorkplace } from '../settings-page.tsx';
import { showSettings } from '../show-settings.tsx';

test('invoices can be issued always; each choice is saved at once', async () => {
  const { user } = showSettings(<SettingsWorkplace />);
  const always = await screen.findByRole('switch', { name: 'Toujours émettre une facture' });

  expect(screen.getByText(/^Comme la course\s; demandez à votre comptable$/u)).toBeVisible();
  await user.click(always);

  expect(
    await screen.findByRole('switch', { name: 'Toujours émettre une facture', checked: true }),
  ).toBeVisible();
  expect(screen.queryByLabelText('Mention de la franchise')).toBeNull();
});

test('under the franchise the mention can be changed, and the new law is told beside it', async () => {
  const { user } = showSettings(<SettingsWorkplace />, { company: { vatRegime: 'franchise' } });
  const mention = await screen.findByLabelText('Mention de la franchise');
  expect(mention).toHaveAccessibleDescription(/code des impositions sur les biens et services/u);

  await user.clear(mention);
  await user.type(mention, 'TVA non applicable');
  await user.click(screen.getByRole('button', { name: 'Changer la mention' }));

  expect(await screen.findByText('Factures mises à jour')).toBeVisible();
});
