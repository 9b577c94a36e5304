import { rmSync, writeFileSync } from 'node:fs';
import { isInstalledByHand, machine, packages } from './installed-packages.mjs';
import { readJson } from './read-json.mjs';
import { mustRun } from './run-command.mjs';

const stamp = 'node_modules/.vtc-install.json';

// The tools that build are development dependencies; npm's own retries would take minutes to give up.
const options = [
  '--no-audit',
  '--no-fund',
  '--include=dev',
  '--prefer-offline',
  '--fetch-retries=3',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=8000',
];

/** @type {import('./prepare.mjs').Step} */
export const install = {
  title: 'Installation des dépendances',
  isNeeded() {
    /** @type {{ machine: string, packages: string } | undefined} */
    const last = readJson(stamp);
    if (last && last.machine !== machine()) return true;
    return last?.packages !== packages() && !isInstalledByHand();
  },
  async run() {
    const now = { machine: machine(), packages: packages() };
    rmSync(stamp, { force: true });
    await mustRun([...npm(), 'ci', ...options], {
      otherwise: 'Supprimez le dossier node_modules puis relancez la commande.',
    });
    writeFileSync(stamp, JSON.stringify(now));
  },
};

function npm() {
  const cli = process.env.npm_execpath ?? '';
  return cli.endsWith('npm-cli.js') ? [process.execPath, cli] : ['npm'];
}
