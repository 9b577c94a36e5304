const words: Record<string, number> = {
  ...{
    un: 1,
    une: 1,
    one: 1,
    a: 1,
    deux: 2,
    two: 2,
    trois: 3,
    three: 3,
    quatre: 4,
    four: 4,
    cinq: 5,
    five: 5,
  },
  ...{ six: 6, sept: 7, seven: 7, huit: 8, eight: 8, neuf: 9, nine: 9, dix: 10, ten: 10 },
};

/** A regular expression part, the longest words first. */
export const NUMBER = `\\d{1,2}|${Object.keys(words)
  .toSorted((one, other) => other.length - one.length)
  .join('|')}`;

export function numberFrom(text: string | undefined): number {
  return words[text ?? ''] ?? Number(text);
}
