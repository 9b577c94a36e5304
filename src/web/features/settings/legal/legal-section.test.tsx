import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveLegalTexts } from '#contract/platform/legal.calls.ts';
import { answer } from '#web/testing/api.ts';
import { SettingsWorkplace } from '../settings-page.tsx';
import { legalTexts, showSettings } from '../show-settings.tsx';

const section = async () => within(await screen.findByRole('region', { name: 'Textes légaux' }));

test('shows the texts in force with their version and a preview of what is typed', async () => {
  const { user } = showSettings(<SettingsWorkplace />);
  const fields = await section();
  const terms = await fields.findByLabelText('Conditions générales');
  await waitFor(() => expect(terms).toHaveValue('# 1. Objet\n\nDes courses.'));
  expect(fields.getAllByText(/^Version 3, depuis le dim\. 12 avril 2026/u)).toHaveLength(2);

  await user.type(terms, '\n\n- Bagages');

  expect(fields.getByText('Bagages').closest('ul')).not.toBeNull();
  expect(screen.getByText('1 modification non enregistrée')).toBeInTheDocument();
});

test('previews a text as its page shows it: facts in their places, nothing where one was not given', async () => {
  const { user } = showSettings(<SettingsWorkplace />);
  const fields = await section();
  const terms = await fields.findByLabelText('Conditions générales');
  await waitFor(() => expect(terms).not.toHaveValue(''));

  await user.clear(terms);
  await user.click(terms);
  await user.paste('Des courses auprès de {entreprise}.\n\nVoyez {médiateur}.');

  expect(fields.getByText('Des courses auprès de Beaurivage SAS.').tagName).toBe('P');
  expect(fields.queryByText(/^Voyez/u, { selector: 'p' })).toBeNull();
});

test('sends only the text that changed', async () => {
  const { user } = showSettings(<SettingsWorkplace />);
  const version = { version: 4, inForceFrom: '2026-05-04T08:00:00.000Z', body: 'Bonne route.' };
  const sent = answer(saveLegalTexts, { terms: version, privacy: version, facts: legalTexts.facts });
  const terms = await (await section()).findByLabelText('Conditions générales');
  await waitFor(() => expect(terms).not.toHaveValue(''));

  await user.clear(terms);
  await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));
  await waitFor(() => expect(terms).toHaveFocus());
  expect(sent).toEqual([]);
  await user.type(terms, 'Bonne route.');
  await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));

  expect(await screen.findByText('Textes légaux mis à jour')).toBeVisible();
  expect(sent).toEqual([{ terms: 'Bonne route.' }]);
});
