import { existsSync, readFileSync } from 'node:fs';

/**
 * Answers undefined when the file is missing, or was cut while being written.
 * @template Shape
 * @param {string} path
 * @returns {Shape | undefined}
 */
export function readJson(path) {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
