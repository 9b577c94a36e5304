import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

const cellOf = (text: string) => csvText([[text]]).slice(1, -2);

test('rows end as Windows programs expect, cells are parted by semicolons', () => {
  expect(
    csvText([
      ['Date', 'Montant'],
      ['04/05/2026', '-12,50'],
    ]),
  ).toBe('\uFEFFDate;Montant\r\n04/05/2026;-12,50\r\n');
});

test('what would break a row is quoted', () => {
  expect(cellOf('Durand; Amélie')).toBe('"Durand; Amélie"');
  expect(cellOf('dite "Mimi"')).toBe('"dite ""Mimi"""');
  expect(cellOf('deux\nlignes')).toBe('"deux\nlignes"');
});

test.each(['=1+1', '+33612345678', '-2+3', '@SUM(A1)', '\t=1', ' =1', '＝1+1', '=HYPERLINK("x")'])(
  'no program runs %j as a formula',
  (text) => {
    expect(cellOf(text).replace(/^"/u, '')).toMatch(/^'/u);
  },
);

test.each(['12,50', '-12,50', '-12', '0', 'Amélie Durand', '04/05/2026', 'a=b', 'AF-1380', '2 + 2'])(
  '%j stays as it is',
  (text) => {
    expect(cellOf(text)).toBe(text);
  },
);
