import { withoutSpaces } from '#domain/company/company-numbers.ts';

type Key = { digits: number; isRight: (number: string) => boolean; wrong: string };

/** A number with a check digit is validated while typing, once complete. */
export function keyMark(typed: string, { digits, isRight, wrong }: Key): { good?: string; error?: string } {
  const number = withoutSpaces(typed);
  if (number.length < digits) return {};
  return isRight(number) ? { good: 'Clé correcte' } : { error: wrong };
}
