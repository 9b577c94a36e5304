import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

test.each(sheets)('%s styles a hover only where there is one', (sheet) => {
  expect(hoversEverywhere(readFileSync(`src/web/${sheet}`, 'utf8'))).toEqual([]);
});

/** After a tap a phone keeps the hover of the element until the next tap. */
function hoversEverywhere(css: string): string[] {
  const blocks: string[] = [];
  const found: string[] = [];
  for (const [, text = '', sign] of css.matchAll(/([^{}]*)([{}])/gu)) {
    const opened = text.slice(text.lastIndexOf(';') + 1).trim();
    if (sign === '}') blocks.pop();
    else if (opened.includes(':hover') && !blocks.includes('@media (hover: hover)')) found.push(opened);
    if (sign === '{') blocks.push(opened);
  }
  return found;
}
