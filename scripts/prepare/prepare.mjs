import { announce } from './announce.mjs';
import { withLock } from './lock.mjs';

/**
 * @typedef {{ title: string, isNeeded: () => boolean, run: () => Promise<void> }} Step
 */

/**
 * Brings the checkout up to date; costs a few milliseconds when it already is.
 * @param {readonly Step[]} steps
 */
export async function prepare(steps) {
  if (!steps.some((step) => step.isNeeded())) return;

  await withLock(async () => {
    const needed = steps.filter((step) => step.isNeeded());
    for (const [index, step] of needed.entries()) {
      await announce(`[${index + 1}/${needed.length}] ${step.title}`, step.run);
    }
  });
}
