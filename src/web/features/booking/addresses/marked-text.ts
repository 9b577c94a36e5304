/** A text cut around what was typed of it, whatever the case and the accents. */
export function markedText(text: string, typed: string): [before: string, marked: string, after: string] {
  const start = plain(text).indexOf(plain(typed.trim()));
  if (start < 0) return [text, '', ''];
  const end = start + typed.trim().length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

/** Letter by letter, so that a place in it is the same place in the text. */
function plain(text: string): string {
  return [...text.normalize('NFC')].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');
}
