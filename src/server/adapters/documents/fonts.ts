import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sfntOfWoff } from './sfnt-of-woff.ts';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@fontsource/inter/package.json'));
/** The Unicode ranges of each subset of the font. */
const ranges: Record<string, string> = require('@fontsource/inter/unicode.json');

export type Weight = 400 | 600 | 700;
export type Run = { font: string; text: string };

const parts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'greek-ext', 'cyrillic-ext'].map(
  (part) => ({ part, spans: spansOf(ranges[part] ?? '') }),
);

const unpacked = new Map<string, Buffer>();

/** A part of the font in one weight, by the name that its file has. */
export function fontNamed(name: string): Buffer {
  const font = unpacked.get(name) ?? sfntOfWoff(readFileSync(join(folder, 'files', `${name}.woff`)));
  unpacked.set(name, font);
  return font;
}

export function fontName(part: string, weight: Weight): string {
  return `inter-${part}-${weight}-normal`;
}

/** The text cut where another part of the font is needed. A sign that no part has becomes a question mark. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  // The font has no narrow no-break space.
  for (const sign of text.replaceAll('\u202f', '\u00a0')) {
    const part = parts.find(({ spans }) => isIn(spans, sign.codePointAt(0) ?? 0));
    const font = fontName(part?.part ?? 'latin', weight);
    const last = runs.at(-1);
    if (last?.font === font) last.text += part ? sign : '?';
    else runs.push({ font, text: part ? sign : '?' });
  }
  return runs;
}

type Span = [first: number, last: number];

/** 'U+0000-00FF,U+0131' */
function spansOf(text: string): Span[] {
  return text.split(',').map((span) => {
    const [first = '', last = first] = span.trim().replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

function isIn(spans: Span[], code: number): boolean {
  return spans.some(([first, last]) => first <= code && code <= last);
}
