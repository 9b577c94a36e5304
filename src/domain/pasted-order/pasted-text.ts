/** A part of the text, its end excluded. */
export type Span = readonly [start: number, end: number];

/** Replaces text that was read in the folded copy, so that no later rule reads it again. */
export const READ = '¤';

/** A text and its folded copy, without accents or case and of the same length, so that offsets match. */
export type PastedText = { readonly text: string; folded: string };

export function pastedText(text: string): PastedText {
  return {
    text,
    folded: Array.from({ length: text.length }, (_, at) => foldedLetter(text.charAt(at))).join(''),
  };
}

const alike: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '`': "'",
  œ: 'o',
  æ: 'a',
  '–': '-',
  '—': '-',
  '‑': '-',
};

function foldedLetter(letter: string): string {
  if (/\s/u.test(letter)) return letter === '\n' ? '\n' : ' ';
  const lower = letter.toLowerCase();
  const plain = alike[lower] ?? lower.normalize('NFD').charAt(0);
  return plain.length === 1 ? plain : ' ';
}

export function markRead(pasted: PastedText, [start, end]: Span): void {
  pasted.folded = pasted.folded.slice(0, start) + READ.repeat(end - start) + pasted.folded.slice(end);
}

/** One part of it, as a text of its own. */
export function partOf({ text, folded }: PastedText, [start, end]: Span): PastedText {
  return { text: text.slice(start, end), folded: folded.slice(start, end) };
}

/** The original letters without the parts already read: names begin with capitals. */
export function visibleText({ text, folded }: PastedText): string {
  return Array.from({ length: text.length }, (_, at) => {
    const letter = folded.charAt(at);
    return letter === READ || letter === ' ' ? letter : text.charAt(at);
  }).join('');
}

export type Match = { groups: (string | undefined)[]; span: Span; spanOf: (group: number) => Span };

/** All matches of a rule in the parts not read yet. */
export function matchesOf({ folded }: PastedText, rule: RegExp): Match[] {
  const everywhere = new RegExp(rule.source, `dgu${rule.flags.includes('m') ? 'm' : ''}`);
  return [...folded.matchAll(everywhere)].map((match) => ({
    groups: [...match],
    span: match.indices?.[0] ?? [match.index, match.index + match[0].length],
    spanOf: (group) => match.indices?.[group] ?? [match.index, match.index],
  }));
}

/** The text before an offset, back to the end of the previous sentence. */
export function clauseBefore({ folded }: PastedText, at: number): string {
  const before = folded.slice(Math.max(0, at - 90), at);
  return /[^.!?;\n]*$/u.exec(before.replace(/\.(?=\S)/gu, ' '))?.[0] ?? '';
}

export function overlaps([start, end]: Span, [from, to]: Span): boolean {
  return start < to && from < end;
}
