import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesUnder } from '../prepare/fingerprint.mjs';
import { cruise } from './cruise.mjs';
import { findFolderCycles } from './folder-cycles.mjs';
import { plantedFolderCycle, plantedImports, plantImports } from './planted-imports.mjs';

/** @type {import('./run-checks.mjs').Check} */
export const importRule = {
  name: 'imports',
  title: 'Qui importe qui',
  async run() {
    const complaints = [...(await findWrongImports()), ...(await findSleepingRules())];
    const failed = complaints.length > 0 ? 1 : 0;
    return { passed: 1 - failed, failed, output: complaints.join('\n') };
  },
};

async function findWrongImports() {
  const { modules, summary } = await cruise('.');
  const wrong = [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...findFolderCycles(modules),
  ];
  const files = filesUnder('src').filter(isSource).length;
  const read = modules.filter(({ source }) => source.startsWith('src/') && isSource(source)).length;
  return read > files / 2 ? wrong : [...wrong, `Only ${read} of ${files} source files were read.`];
}

/** The tool can fail silently, so each rule must catch the wrong import planted for it. */
async function findSleepingRules() {
  const folder = mkdtempSync(join(tmpdir(), 'vtc-imports-'));
  try {
    plantImports(folder, readFileSync('package.json', 'utf8'));
    const { modules, summary } = await cruise(folder);
    const caught = new Set(summary.violations.map(({ rule, from }) => `${rule.name} ${from}`));
    const rules = summary.ruleSetUsed.forbidden.map(({ name }) => name);
    const asleep = rules.filter((name) => !caught.has(`${name} ${plantedImports[name]?.[0]}`));
    const cycles = findFolderCycles(modules);
    const isAwake = cycles.some((cycle) => plantedFolderCycle.every(([file]) => cycle.includes(file)));
    return [...asleep, ...(isAwake ? [] : ['folder-cycles'])].map(
      (name) => `${name}: catches no import planted for it.`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} path */
function isSource(path) {
  return /\.tsx?$/.test(path);
}
