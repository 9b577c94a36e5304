/** Where ISO 8859-15 differs from the first 256 characters of Unicode; it has only the straight apostrophe. */
const placed = new Map(
  Object.entries({ '’': 0x27, '€': 0xa4, Š: 0xa6, š: 0xa8, Ž: 0xb4, ž: 0xb8, Œ: 0xbc, œ: 0xbd, Ÿ: 0xbe }),
);
const taken = new Set([...placed.values()].filter((code) => code > 0x7f));

/** The text in ISO 8859-15. A character missing there loses its accents, or becomes a question mark. */
export function latin9(text: string): Uint8Array {
  return Uint8Array.from(Array.from(text.normalize('NFC')).flatMap(bytesOf));
}

function bytesOf(character: string): number[] {
  const known = byteOf(character);
  if (known !== undefined) return [known];
  const [letter = '?'] = character.normalize('NFD');
  return [byteOf(letter) ?? QUESTION_MARK];
}

function byteOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? QUESTION_MARK;
  return placed.get(character) ?? (code < 256 && !taken.has(code) ? code : undefined);
}

const QUESTION_MARK = 0x3f;
