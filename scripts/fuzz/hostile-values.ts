import type { Random } from './random.ts';

const OPEN = '\u27ea';
const CLOSE = '\u27eb';

/** What JSON.stringify cannot write: kept between marks until the body is text. */
const literally = (json: string) => `${OPEN}${json}${CLOSE}`;
const marked = new RegExp(`"${OPEN}([^${CLOSE}]*)${CLOSE}"`, 'gu');

export function jsonOf(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.replaceAll(marked, (_, quoted: string) => JSON.parse(`"${quoted}"`) as string);
}

const texts: readonly string[] = [
  '',
  ' ',
  '\0',
  'Gare\0de Lyon',
  '\u{d800}',
  'a\u{dfff}b',
  '\u{fffe}\u{ffff}\u{feff}',
  '\u202eevil\u2066\u200b\u200f',
  'مرحبا ‮ שלום',
  '👩‍👩‍👧‍👦'.repeat(20),
  `Z${'\u0335\u0316\u0345'.repeat(100)}`,
  'x'.repeat(301),
  'é'.repeat(5_000),
  'x'.repeat(200_000),
  "'; drop table users; --",
  "' or '1'='1",
  '%_\\%',
  '$1 {{7*7}} #{7*7} <%= 7*7 %>',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '..%2f..%2fpackage.json',
  'C:\\Windows\\win.ini',
  'http://169.254.169.254/latest/meta-data/',
  '%NONCE%',
  '%00%ff%zz',
  '\r\nset-cookie: session=stolen',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x1f',
  '٣٤',
  '99999999999999999999',
  '-1',
  'null',
  'true',
  '2026-02-30',
  '2026-13-45T99:99:99Z',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-20T00:00:00.000Z',
  '2026-05-04T12:00:00+23:59',
  '2026-03-29T02:30:00+01:00',
  '00000000-0000-0000-0000-000000000000',
  '019e0000-0000-7000-8000-00000000000g',
  'MjAyNi0wMS0wMVQwMDowMDowMC4wMDBaIHJpZGVzLTk5OTk5OTk5OTk5OTk5OTk5',
  'a@b.c',
  '"quoted \\" @"@example.fr',
];

const values: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  4e-320,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e21,
  1e308,
  literally('1e999'),
  literally('-1e999'),
  literally('99999999999999999999999999'),
  literally(`0.${'1'.repeat(400)}`),
  [],
  [[]],
  [null],
  {},
  { length: 3 },
  { toString: 'x', valueOf: 'y' },
  literally('{"__proto__":{"role":"admin"}}'),
  literally('{"constructor":{"prototype":{"role":"admin"}}}'),
  { $gt: '' },
  { sql: '1=1' },
  literally(`${'['.repeat(2_000)}${']'.repeat(2_000)}`),
  literally(`${'['.repeat(60_000)}${']'.repeat(60_000)}`),
  literally(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
  Array.from({ length: 3_000 }, (_, index) => index),
];

export function hostileText(random: Random): string {
  return random.pick(texts);
}

/** Half texts, half other values. */
export function hostileValue(random: Random): unknown {
  return random.chance(0.5) ? hostileText(random) : random.pick(values);
}
