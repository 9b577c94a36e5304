import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The classes that a sheet styles by themselves, not as part of something else. */
function ownClasses(sheet: string): string[] {
  const text = sheet.replace(/\/\*[\s\S]*?\*\//gu, '');
  const heads: string[] = [];
  const found: string[] = [];
  let head = '';
  for (const letter of text) {
    if (letter === '{') {
      const name = head.trim();
      if (!name.startsWith('@') && heads.every((outer) => outer.startsWith('@')))
        found.push(...name.split(',').flatMap((part) => /^\.([\w-]+)$/u.exec(part.trim())?.[1] ?? []));
      heads.push(name);
      head = '';
    } else if (letter === '}') {
      heads.pop();
      head = '';
    } else head = letter === ';' ? '' : head + letter;
  }
  return [...new Set(found)];
}

test('a class is styled by one sheet only, so that two parts never meet by name', () => {
  const owners = new Map<string, string[]>();
  const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.css')))
    for (const name of ownClasses(readFileSync(`src/web/${file}`, 'utf8')))
      owners.set(name, [...(owners.get(name) ?? []), file]);

  const shared = [...owners].filter(([, files]) => files.length > 1);

  expect(owners.size).toBeGreaterThan(200);
  expect(shared).toEqual([]);
});

test('a class that two sheets style is found, in a media query too', () => {
  expect(
    ownClasses('@layer feature { .one, .two { & > .three { a: b; } } @media (x) { .four { a: b } } }'),
  ).toEqual(['one', 'two', 'four']);
});
