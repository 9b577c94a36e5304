import { inspect } from 'node:util';
import { secondsSince } from '../prepare/announce.mjs';

/**
 * @typedef {{ passed: number, failed: number, output: string }} Outcome
 * @typedef {{ name: string, title: string, run: () => Promise<Outcome> }} Check
 */

/**
 * Runs all of them, a few at once, even when some fail.
 * @param {readonly Check[]} checks
 * @param {number} atOnce
 */
export async function runChecks(checks, atOnce) {
  const waiting = [...checks];
  /** @type {Outcome[]} */
  const outcomes = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) outcomes.push(await runCheck(check));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

/** @param {Check} check */
async function runCheck({ title, run }) {
  console.log(`… ${title}`);
  const started = performance.now();
  const outcome = await run().catch(crashed);
  const duration = secondsSince(started);
  if (outcome.failed === 0) console.log(`✓ ${title} (${count(outcome)}${duration})`);
  else console.log(`✗ ${title} (${count(outcome)}${duration})\n\n${outcome.output.trim()}\n`);
  return outcome;
}

/**
 * @param {unknown} error
 * @returns {Outcome}
 */
function crashed(error) {
  return { passed: 0, failed: 1, output: inspect(error) };
}

/** @param {Outcome} outcome */
function count({ passed, failed }) {
  if (passed + failed <= 1) return '';
  return failed > 0 ? `réussis\u00a0: ${passed}, échoués\u00a0: ${failed}, ` : `réussis\u00a0: ${passed}, `;
}
