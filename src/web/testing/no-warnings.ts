import { afterEach, expect } from 'vitest';

const { error: report } = console;
let warnings: string[] = [];

/** React says on the console what is wrong with a screen, twice the same key for example: such a test fails. */
export function failOnWarnings(): void {
  console.error = (...words: unknown[]) => {
    report(...words);
    const text = words.map(String).join(' ');
    // A request without an answer may be of a page that is being left.
    if (!text.startsWith('[MSW]')) warnings.push(text);
  };

  afterEach(() => {
    const found = warnings;
    warnings = [];
    expect(found).toEqual([]);
  });
}
