const LONGEST_LINE_BYTES = 75;

/** The text of a calendar file: long lines are folded as the format requires, never within a character. */
export function icsText(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A property with free text, escaped. */
export function textLine(name: string, text: string): string {
  const escaped = text
    .replace(/\r\n?/gu, '\n')
    .replace(/[\\;,]/gu, '\\$&')
    .replaceAll('\n', '\\n');
  return `${name}:${escaped}`;
}

function folded(line: string): string {
  let bytes = 0;
  return [...line].reduce((text, character) => {
    const size = Buffer.byteLength(character);
    const fits = bytes + size <= LONGEST_LINE_BYTES;
    bytes = fits ? bytes + size : size + 1;
    return fits ? text + character : `${text}\r\n ${character}`;
  }, '');
}
