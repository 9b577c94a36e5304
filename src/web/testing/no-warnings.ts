import { afterEach, expect } from 'vitest';

type Report = typeof console.error;

/** Of the whole process: in a later file the console is wrapped already. */
const report = (console.error as Report & { unwrapped?: Report }).unwrapped ?? console.error;
let warnings: string[] = [];

/** What is said of the tests, not of a screen. */
const ofTests = [
  // A request without an answer may be of a page that is being left.
  /^\[MSW\]/u,
  // One process draws for the browser and for the server.
  /^Detected multiple renderers/u,
  // An answer may arrive between two steps.
  /\bact\(/u,
];

/** React says on the console what is wrong with a screen, twice the same key for example: such a test fails. */
export function failOnWarnings(): void {
  const note: Report = (...words) => {
    report(...words);
    const text = words.map(String).join(' ');
    if (!ofTests.some((known) => known.test(text))) warnings.push(text);
  };
  console.error = Object.assign(note, { unwrapped: report });

  afterEach(() => {
    const found = warnings;
    warnings = [];
    expect(found).toEqual([]);
  });
}
