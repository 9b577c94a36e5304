import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { Failure } from './failure.mjs';
import { runCommand } from './run-command.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without windows: a quarter of the processor time of the whole one for each new page. */
const shell = 'chromium-headless-shell';

const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive' } };

/** The browser of the machine; undefined when only Playwright's own, or none, is there. */
export function findChromium() {
  return find(names);
}

/** The browser for the journeys, which open hundreds of pages. */
export function findHeadlessChromium() {
  return find([shell]) ?? find(names);
}

/** @param {readonly string[]} programs */
function find(programs) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return chosen;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * Not needed, only faster: whatever happens, the journeys run in the whole Chromium.
 * @type {import('./prepare.mjs').Step}
 */
export const headlessChromium = {
  title: 'Installation du Chromium sans fenêtre',
  isNeeded: () => mayUseApt() && find([shell]) === undefined,
  run: async () => void (await runCommand(['apt-get', 'install', '-y', shell], quietly)),
};

/** @type {import('./prepare.mjs').Step} */
export const chromium = {
  title: 'Installation du navigateur Chromium',
  isNeeded: () => !isReady(),
  async run() {
    let output = '';
    for (const command of waysToInstall()) {
      const result = await runCommand(command, quietly);
      output += result.output;
      if (isReady()) return;
    }
    throw new Failure(
      'Installez Chromium, ou indiquez son chemin dans CHROMIUM_PATH, puis relancez npm test.',
      output,
    );
  },
};

function isReady() {
  return isExecutable(findChromium() ?? downloadedChromium());
}

/** The path of Playwright's own; read late, because the package may not be installed yet. */
function downloadedChromium() {
  /** @type {typeof import('@playwright/test')} */
  const playwright = createRequire(import.meta.url)('@playwright/test');
  return playwright.chromium.executablePath();
}

/** @returns {readonly string[][]} */
function waysToInstall() {
  const download = [process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  if (!mayUseApt()) return [download];
  return [['apt-get', 'update'], ['apt-get', 'install', '-y', 'chromium'], download];
}

function mayUseApt() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
