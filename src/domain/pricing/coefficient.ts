const LEAST = 0.1;
const GREATEST = 10;

/** The coefficient written '1.2' or '1.25'; undefined for any other text. */
export function coefficientFrom(text: string): number | undefined {
  const trimmed = text.trim();
  const number = Number(trimmed);
  return /^\d{1,2}(\.\d{1,3})?$/u.test(trimmed) && number >= LEAST && number <= GREATEST ? number : undefined;
}
