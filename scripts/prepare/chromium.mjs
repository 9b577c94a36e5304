import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { Failure } from './failure.mjs';
import { runCommand } from './run-command.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser of the machine; undefined when only Playwright's own, or none, is there. */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return chosen;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

/** @type {import('./prepare.mjs').Step} */
export const chromium = {
  title: 'Installation du navigateur Chromium',
  isNeeded: () => !isReady(),
  async run() {
    let output = '';
    for (const command of waysToInstall()) {
      const result = await runCommand(command, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
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
  const isDebian = existsSync('/etc/debian_version');
  if (!isDebian || process.getuid?.() !== 0) return [download];
  return [['apt-get', 'update'], ['apt-get', 'install', '-y', 'chromium'], download];
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
