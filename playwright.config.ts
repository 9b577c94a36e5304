import { defineConfig } from '@playwright/test';
import { journeysReport } from './scripts/checks/journeys.mjs';
import { findHeadlessChromium } from './scripts/prepare/chromium.mjs';

const executablePath = findHeadlessChromium();
const isRoot = process.getuid?.() === 0;
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // There is nothing to draw on: a process for it only costs.
  '--disable-gpu',
  '--in-process-gpu',
];

export default defineConfig({
  testDir: 'e2e',
  workers: 3,
  retries: 0,
  // Generous: what is slow on a busy machine is not wrong.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['dot'], ['json', { outputFile: journeysReport }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: isRoot ? [...quiet, '--no-sandbox'] : quiet,
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
