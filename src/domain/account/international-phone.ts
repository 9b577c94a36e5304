/** '+33612345678' for the typed number, French by default; undefined if it is not a telephone number. */
export function internationalPhone(typed: string): string | undefined {
  const digits = typed.replace(/[\s.()-]/gu, '').replace(/^00/u, '+');
  const number = /^0[1-9]\d{8}$/u.test(digits) ? `+33${digits.slice(1)}` : digits;
  return /^\+[1-9]\d{7,14}$/u.test(number) ? number : undefined;
}
