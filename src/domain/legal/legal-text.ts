export const legalKinds = ['terms', 'privacy'] as const;
export type LegalKind = (typeof legalKinds)[number];

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/** The placeholders an operator may use in a text: '{entreprise}' and so on. */
export const legalFactNames = [
  'entreprise',
  'adresse',
  'email',
  'téléphone',
  'médiateur',
  'annulation',
  'attente',
] as const;
export type LegalFacts = Record<(typeof legalFactNames)[number], string>;

/** Plain text without markup: '# ' begins a heading, '- ' a list item, an empty line a new paragraph. */
export function blocksOf(text: string): Block[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/u)
    .flatMap((part) => blocksOfPart(part.trim()))
    .filter((block) => block.kind === 'list' || block.text !== '');
}

/** Replaces the placeholders. A block with a fact that was not given is left out: nothing is invented. */
export function filledIn(blocks: readonly Block[], facts: LegalFacts): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind !== 'list') {
      const text = fill(block.text, facts);
      return text === undefined ? [] : [{ ...block, text }];
    }
    const items = block.items.flatMap((item) => fill(item, facts) ?? []);
    return items.length === 0 ? [] : [{ ...block, items }];
  });
}

/** Whether the text contains a placeholder. */
export function namesFacts(text: string): boolean {
  return legalFactNames.some((name) => text.includes(`{${name}}`));
}

function blocksOfPart(part: string): Block[] {
  const lines = part.split('\n').map((line) => line.trim());
  const [first = '', ...rest] = lines;
  if (first.startsWith('# ')) {
    const after = rest.length > 0 ? blocksOfPart(rest.join('\n')) : [];
    return [{ kind: 'heading', text: first.slice(2).trim() }, ...after];
  }
  if (lines.every((line) => line.startsWith('- ')))
    return [{ kind: 'list', items: lines.map((line) => line.slice(2).trim()) }];
  return [{ kind: 'paragraph', text: lines.join(' ') }];
}

function fill(text: string, facts: LegalFacts): string | undefined {
  const isKnown = (name: string): name is keyof LegalFacts => Object.hasOwn(facts, name);
  let isWhole = true;
  const filled = text.replace(/\{(\p{L}+)\}/gu, (written, name: string) => {
    if (!isKnown(name)) return written;
    if (facts[name] === '') isWhole = false;
    return facts[name];
  });
  return isWhole ? unbroken(filled) : undefined;
}

/** Non-breaking spaces, so that no line begins with a punctuation mark or ends with an opening quote. */
function unbroken(text: string): string {
  return text.replace(/ (?=[;:!?»€%])/gu, '\u00a0').replaceAll('« ', '«\u00a0');
}
