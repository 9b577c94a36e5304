import { of, read, write } from '../call.ts';
import type { UploadedLogoView } from './logo.ts';
import type { MapsKeyView, PublicSettings, SettingsBody, SettingsView } from './settings.ts';

export const getPublicSettings = read('/api/public/app-settings', {
  access: 'anyone',
  about: 'public_settings',
  shape: of<{ answer: PublicSettings }>(),
});

export const getSettings = read('/api/app-settings', {
  access: 'change_settings',
  about: 'settings',
  shape: of<{ answer: SettingsView }>(),
});

export const saveSettings = write('PATCH', '/api/app-settings', {
  access: 'change_settings',
  stales: ['public_settings', 'company', 'vouchers', 'legal_texts'],
  shape: of<{ body: SettingsBody; answer: SettingsView }>(),
});

export const getMapsKey = read('/api/settings/google_maps_api_key', {
  access: 'anyone',
  about: 'public_settings',
  shape: of<{ answer: MapsKeyView }>(),
});

/** Sent as a form with one file. */
export const uploadLogo = write('POST', '/api/upload/logo', {
  access: 'change_settings',
  stales: ['settings', 'public_settings', 'driver_profile'],
  shape: of<{ answer: UploadedLogoView }>(),
});

/** An uploaded picture. */
export const getFile = read('/files/:name', {
  access: 'anyone',
  about: 'public_settings',
  shape: of<Record<never, never>>(),
});
