import { endpoint } from '../endpoint.ts';
import { uploadedLogoView } from './logo.ts';
import * as calls from './settings.calls.ts';
import { mapsKeyView, publicSettingsView, settingsBody, settingsView } from './settings.ts';

export const settingsApi = {
  getPublic: endpoint(calls.getPublicSettings, { answer: publicSettingsView }),
  get: endpoint(calls.getSettings, { answer: settingsView }),
  save: endpoint(calls.saveSettings, { body: settingsBody, answer: settingsView }),
  getMapsKey: endpoint(calls.getMapsKey, { answer: mapsKeyView }),
  uploadLogo: endpoint(calls.uploadLogo, { answer: uploadedLogoView }),
  getFile: endpoint(calls.getFile, {}),
};
