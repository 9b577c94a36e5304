import { resolve } from 'node:path';
import { runCommand } from '../prepare/run-command.mjs';

/**
 * @typedef {{ rule: { name: string }, from: string, to: string }} Violation
 * @typedef {{ violations: Violation[], ruleSetUsed: { forbidden: { name: string }[] } }} Summary
 * @typedef {{ source: string, dependencies: { resolved: string }[] }} Module
 * @typedef {{ modules: Module[], summary: Summary }} Cruise
 */

const program = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const config = resolve('.dependency-cruiser.cjs');

/**
 * Reads every import under src of a project, as the import rule sees them.
 * @param {string} folder
 * @returns {Promise<Cruise>}
 */
export async function cruise(folder) {
  const command = [process.execPath, program, '--config', config, '--output-type', 'json', 'src'];
  const { output } = await runCommand(command, { cwd: folder });
  return JSON.parse(output);
}
