const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae' };
const shortened: Record<string, string> = { st: 'saint', ste: 'sainte' };
/** Words that do not distinguish places. */
const weak = new Set('a au aux d de des du en et l la le les sous sur'.split(' '));

/** Without accents, case or punctuation. */
export function foldText(text: string): string {
  return withoutAccents(text.toLowerCase())
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();
}

/** A fast path: most names have none, and there are many names. */
function withoutAccents(text: string): string {
  if (!/[^ -~]/u.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/\p{Mark}+/gu, '')
    .replace(/[œæ]/gu, (letter) => ligatures[letter] ?? letter);
}

/** The words that distinguish a place, with 'st' expanded; all words when there are no others. */
export function placeWords(text: string): string[] {
  const words = foldText(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => shortened[word] ?? word);
  const telling = words.filter((word) => !weak.has(word));
  return telling.length > 0 ? telling : words;
}
