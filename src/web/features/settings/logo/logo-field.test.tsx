import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { urlOf } from '#contract/call.ts';
import { LOGO_MAX_BYTES } from '#contract/platform/logo.ts';
import { getFile, uploadLogo } from '#contract/platform/settings.calls.ts';
import { api, on } from '#web/testing/api.ts';
import { AppearanceDialog } from '../appearance-dialog.tsx';
import { SettingsWorkplace } from '../settings-page.tsx';
import { fileInput, imageFile, showSettings } from '../show-settings.tsx';

const dialog = <AppearanceDialog open onClose={vi.fn()} />;
const answerUpload = (answer: () => Response) => api.use(on(uploadLogo, answer));
const hugeFile = () => new File([new Uint8Array(LOGO_MAX_BYTES + 1)], 'logo.png', { type: 'image/png' });
const textFile = () => new File(['text'], 'note.pdf', { type: 'application/pdf' });

test.each([
  ['the page', <SettingsWorkplace key="page" />],
  ['the dialog', dialog],
])('%s uploads a logo and shows it', async (_, shown) => {
  const { user } = showSettings(shown);

  await user.upload(await fileInput(), imageFile());

  expect(await screen.findByText('Logo téléchargé avec succès !')).toBeInTheDocument();
  expect(document.querySelector('figure img')).toHaveAttribute('src', urlOf(getFile, { name: 'logo.webp' }));
});

test('a logo can be dropped', async () => {
  showSettings(<SettingsWorkplace />);

  const zone = (await fileInput()).closest('label') as HTMLElement;
  fireEvent.dragOver(zone, { dataTransfer: { files: [] } });
  expect(zone.className).toContain('drop-over');
  fireEvent.drop(zone, { dataTransfer: { files: [imageFile()] } });

  expect(await screen.findByText('Logo téléchargé avec succès !')).toBeInTheDocument();
  expect(zone.className).not.toContain('drop-over');
});

test('the keyboard reaches the file input', async () => {
  const { user } = showSettings(<SettingsWorkplace />);

  const input = await fileInput();
  (await screen.findByRole('button', { name: 'Tester la connexion' })).focus();
  await user.tab();

  expect(input).toHaveFocus();
});

test('the page refuses what is no image', async () => {
  const { user } = showSettings(<SettingsWorkplace />);

  await user.upload(await fileInput(), textFile());

  expect(await screen.findByRole('alert')).toHaveTextContent('Veuillez sélectionner un fichier image.');
});

test('the page shows the refusal of the server, or its own message', async () => {
  const { user } = showSettings(<SettingsWorkplace />);

  answerUpload(() => HttpResponse.json({ message: 'Cette image est illisible.' }, { status: 400 }));
  await user.upload(await fileInput(), imageFile());
  expect(await screen.findByText('Cette image est illisible.')).toBeInTheDocument();

  answerUpload(() => HttpResponse.error());
  await user.upload(await fileInput(), imageFile());
  expect(await screen.findByText('Impossible de télécharger le logo.')).toBeInTheDocument();
});

test.each([
  ['Le fichier est trop volumineux. Taille maximale : 5MB', hugeFile],
  ['Type de fichier non supporté. Utilisez JPG, PNG, GIF, WebP ou SVG.', textFile],
])('the dialog refuses a file: %s', async (sentence, file) => {
  const { user } = showSettings(dialog);

  await user.upload(await fileInput(), file());

  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test.each([
  [
    'Erreur : Cette image est illisible.',
    () => HttpResponse.json({ message: 'Cette image est illisible.' }, { status: 400 }),
  ],
  ['Erreur : Erreur lors du téléchargement', () => HttpResponse.json({}, { status: 500 })],
  ['Erreur : Erreur inconnue', () => HttpResponse.error()],
])('the dialog shows a failed upload: %s', async (sentence, answer) => {
  const { user } = showSettings(dialog);
  answerUpload(answer);

  await user.upload(await fileInput(), imageFile());

  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test('the logo is removed on save, icon included, and can be kept until then', async () => {
  const { user, received } = showSettings(<SettingsWorkplace />, {
    stored: { logoUrl: urlOf(getFile, { name: 'old.webp' }) },
  });

  await user.click(await screen.findByRole('button', { name: 'Supprimer le logo' }));
  expect(screen.getByText('1 modification non enregistrée')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Garder le logo' }));
  expect(screen.queryByText(/non enregistrée/u)).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Supprimer le logo' }));
  await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));
  await screen.findByText('Paramètres mis à jour');
  expect(received).toEqual([{ logoUrl: '', favicon: '' }]);
  expect(screen.queryByRole('button', { name: /le logo$/u })).not.toBeInTheDocument();
});
