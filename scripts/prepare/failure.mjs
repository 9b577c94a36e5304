import { mkdirSync, writeFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { adviceFor } from './advice.mjs';

const logFolder = 'node_modules/.cache/vtc';

/** A failed step, with one sentence of advice. */
export class Failure extends Error {
  /**
   * @param {string} advice
   * @param {string} output of the tool
   */
  constructor(advice, output) {
    super(advice);
    this.output = output;
  }
}

/**
 * @param {unknown} error
 * @param {string} [lastLine]
 * @returns {never}
 */
export function failWith(error, lastLine) {
  const { message, output } = error instanceof Failure ? error : surprise(error);
  console.error(`\n${message}\nDétail technique\u00a0: ${keepLog(output)}`);
  if (lastLine) console.log(lastLine);
  process.exit(1);
}

/** @param {unknown} error */
function surprise(error) {
  const output = inspect(error);
  return new Failure(adviceFor(output, 'Lisez le détail technique puis relancez la commande.'), output);
}

/** @param {string} output */
function keepLog(output) {
  const path = `${logFolder}/last-failure.log`;
  try {
    mkdirSync(logFolder, { recursive: true });
    writeFileSync(path, output);
    return path;
  } catch {
    return output;
  }
}
