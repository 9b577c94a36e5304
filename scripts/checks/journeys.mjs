import { rmSync } from 'node:fs';
import { build } from '../prepare/build.mjs';
import { chromium, headlessChromium } from '../prepare/chromium.mjs';
import { Failure } from '../prepare/failure.mjs';
import { prepare } from '../prepare/prepare.mjs';
import { readJson } from '../prepare/read-json.mjs';
import { runCommand } from '../prepare/run-command.mjs';
import { countTests } from './count-tests.mjs';

export const journeysReport = 'node_modules/.cache/vtc/journeys.json';

/** @type {import('./run-checks.mjs').Check} */
export const journeysPreparation = {
  name: 'journeys',
  title: 'Navigateur et application à jour',
  async run() {
    try {
      await prepare([chromium, headlessChromium, build]);
      return { passed: 0, failed: 0, output: '' };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return { passed: 0, failed: 1, output: `${error.output}\n${error.message}` };
    }
  },
};

/** @type {import('./run-checks.mjs').Check} */
export const journeys = {
  name: 'journeys',
  title: 'Parcours dans le navigateur',
  async run() {
    if (chromium.isNeeded() || build.isNeeded())
      return { passed: 0, failed: 1, output: 'Parcours non joués.' };
    rmSync(journeysReport, { force: true });
    const playwright = ['node_modules/@playwright/test/cli.js', 'test'];
    const { code, output } = await runCommand([process.execPath, ...playwright]);
    /** @type {{ stats: { expected: number, unexpected: number } } | undefined} */
    const result = readJson(journeysReport);
    return { ...countTests(code, result?.stats.expected, result?.stats.unexpected), output };
  },
};
