/** 'vendredi 1er mai': browsers write the first of a month as a plain number. */
export function ordinalDay(text: string): string {
  return text.replace(/\b1 (?=\p{L})/u, '1er ');
}
