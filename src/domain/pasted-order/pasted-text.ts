/** A part of the text, its end excluded. */
export type Span = readonly [start: number, end: number];

/** Stands in the folded text for what has been read, so that no later rule reads it again. */
export const READ = '¤';

/** A text and its folded copy: letter by letter without accents or case, so that a place in one is a place in the other. */
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

/** The letters as they are written, without what was read: names begin with capitals. */
export function visibleText({ text, folded }: PastedText): string {
  return Array.from({ length: text.length }, (_, at) => {
    const letter = folded.charAt(at);
    return letter === READ || letter === ' ' ? letter : text.charAt(at);
  }).join('');
}

export type Match = { groups: (string | undefined)[]; span: Span; spanOf: (group: number) => Span };

/** Every place that a rule fits in what is not read yet. */
export function matchesOf({ folded }: PastedText, rule: RegExp): Match[] {
  const everywhere = new RegExp(rule.source, `dgu${rule.flags.includes('m') ? 'm' : ''}`);
  return [...folded.matchAll(everywhere)].map((match) => ({
    groups: [...match],
    span: match.indices?.[0] ?? [match.index, match.index + match[0].length],
    spanOf: (group) => match.indices?.[group] ?? [match.index, match.index],
  }));
}

/** What stands before a place, back to the end of the sentence before. */
export function clauseBefore({ folded }: PastedText, at: number): string {
  const before = folded.slice(Math.max(0, at - 90), at);
  return /[^.!?;\n]*$/u.exec(before.replace(/\.(?=\S)/gu, ' '))?.[0] ?? '';
}

export function overlaps([start, end]: Span, [from, to]: Span): boolean {
  return start < to && from < end;
}
