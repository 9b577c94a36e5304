import { render, screen, waitFor } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { QrCode } from '#web/ui/qr-code.tsx';
import { press, showNotifications } from './show-notifications.tsx';

const web = { enabled: true, provider: 'whatsapp-web' } as const;
const codeImage = () => screen.findByRole('img', { name: /QR code à scanner/u });

test('a server without the module of WhatsApp Web says what to install', async () => {
  showNotifications({ config: web, device: { state: 'not_installed' } });

  expect(await screen.findByText('baileys')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Relier un appareil' })).not.toBeInTheDocument();
});

test('a device is linked by scanning a code, and the screen follows by itself', async () => {
  const { user, server } = showNotifications({ config: web });

  await user.click(await screen.findByRole('button', { name: 'Relier un appareil' }));
  expect(await screen.findByText('Connexion à WhatsApp…')).toBeVisible();
  server.device = { state: 'waiting_scan', code: '2@abc', phone: null };
  expect(await codeImage()).toBeVisible();
  expect(screen.getByText(/Appareils connectés/u)).toBeVisible();
  server.device = { state: 'linked', code: null, phone: '+33641872503' };

  expect(await screen.findByText(/Relié au\s\+33\s6\s41\s87\s25\s03/u)).toBeVisible();
}, 15_000);

test('once a device is linked, the list of missing settings is refetched', async () => {
  const { server } = showNotifications({
    config: { ...web, missing: ['Aucun appareil n’est relié.'] },
    device: { state: 'waiting_scan', code: '2@abc' },
  });

  expect(await screen.findByText('Aucun appareil n’est relié.')).toBeVisible();
  server.config = { ...server.config, missing: [] };
  server.device = { state: 'linked', code: null, phone: null };

  await waitFor(() => expect(screen.queryByText('Aucun appareil n’est relié.')).not.toBeInTheDocument());
}, 15_000);

test('a linked device can be unlinked', async () => {
  const { user } = showNotifications({ config: web, device: { state: 'linked', phone: '+33641872503' } });

  await screen.findByText(/Relié au/u);
  await user.click(press('Délier'));

  expect(await screen.findByText('Aucun appareil')).toBeVisible();
});

test('a code is drawn module by module, with its quiet zone', () => {
  render(<QrCode text="bonjour" label="QR code" />);

  const { size, data } = encode('bonjour', { border: 4 });
  const drawn = screen.getByRole('img').querySelector('path')?.getAttribute('d') ?? '';
  expect(screen.getByRole('img')).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
  expect(drawn.match(/M/gu)).toHaveLength(data.flat().filter(Boolean).length);
  expect(drawn).toMatch(/^M4 4h1/u);
});
