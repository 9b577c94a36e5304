/** A text split around the typed part, ignoring case and accents. */
export function markedText(text: string, typed: string): [before: string, marked: string, after: string] {
  const start = plain(text).indexOf(plain(typed.trim()));
  if (start < 0) return [text, '', ''];
  const end = start + typed.trim().length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

/** Letter by letter, so that an index in it is the same index in the text. */
function plain(text: string): string {
  return [...text.normalize('NFC')].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');
}
