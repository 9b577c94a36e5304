import { jsonOf } from './hostile-values.ts';
import type { Random } from './random.ts';

/** A body that began as JSON. */
export function brokenJson(json: unknown, random: Random): Buffer {
  const text = jsonOf(json ?? { content: 'Bonjour' });
  return Buffer.from(random.pick(breakages)(text, random.below(text.length)));
}

const breakages: ((text: string, at: number) => string | Buffer)[] = [
  (text, at) => text.slice(0, at),
  (text, at) => `${text.slice(0, at)}\0${text.slice(at)}`,
  (text) => `${text}${text}`,
  (text) => text.replace('}', ',}'),
  (text) => text.replaceAll('"', "'"),
  (text) => `\u{feff}${text}`,
  (text) => `[${text}]`,
  (text) => text.replace('{', '{"__proto__":{"role":"admin"},'),
  (text) => text.replace('{', '{"constructor":{"prototype":{}},'),
  (text) => text.replace(/:.*/su, ':NaN}'),
  (text) => text.replace(/:.*/su, ':-Infinity}'),
  (text) => text.replace(/:.*/su, ':"\\ud800\\u0000\\x"}'),
  (text) => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0x7d])]),
  () => '['.repeat(100_000),
  () => '{"a":'.repeat(50_000),
  () => `{"a":"${'x'.repeat(400_000)}"}`,
  () => 'null',
  () => '"text"',
  () => '42',
  () => '',
];
