import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SettingsWorkplace } from '../settings-page.tsx';
import { showSettings } from '../show-settings.tsx';
import { tidyColour } from './colours.ts';

const primary = () => screen.findByLabelText('Couleur principale');
const lines = () =>
  screen.getAllByText(/^Texte (blanc|noir)/u).map((line) => line.parentElement?.textContent);

test('shows the text colour on each colour and its contrast', async () => {
  const { user } = showSettings(<SettingsWorkplace />);

  await primary();
  expect(lines()).toEqual([
    'AaTexte blanc sur la couleur principale14,7\u00A0:\u00A01, lisible',
    'AaTexte noir sur la couleur secondaire5,0\u00A0:\u00A01, lisible',
  ]);

  await user.clear(await primary());
  await user.type(await primary(), '#ffd400');
  expect(lines()[0]).toMatch(/^AaTexte noir sur la couleur principale1\d,\d/u);
});

test('a ready-made pair sets both colours at once', async () => {
  const { user, received } = showSettings(<SettingsWorkplace />);

  await primary();
  const pair = screen.getByRole('button', { name: 'Sapin et or' });
  await user.click(pair);

  expect(pair).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));
  await screen.findByText('Paramètres mis à jour');
  expect(received).toEqual([{ primaryColor: '#0f3d3e', secondaryColor: '#d9a441' }]);
});

test('the picker of the browser and the code are one colour', async () => {
  showSettings(<SettingsWorkplace />);

  await primary();
  const picker = screen.getByLabelText(/^Couleur principale.*palette$/u);
  fireEvent.change(picker, { target: { value: '#5a1a1f' } });

  expect(await primary()).toHaveValue('#5a1a1f');
});

test('an incomplete colour does not change the preview', async () => {
  const { user } = showSettings(<SettingsWorkplace />);

  await user.type(await primary(), '{Backspace}');

  expect(screen.getByLabelText(/^Couleur principale.*palette$/u)).toHaveValue('#1f2937');
  expect(lines()[0]).toContain('14,7');
});

test.each([
  ['1F2937', '#1f2937'],
  [' #1F2937 ', '#1f2937'],
  ['#12', '#12'],
  ['bleu', 'bleu'],
])('%j is normalised to %j', (typed, tidy) => {
  expect(tidyColour(typed)).toBe(tidy);
});
