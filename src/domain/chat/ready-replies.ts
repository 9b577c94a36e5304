export const MOST_REPLIES = 6;
export const LONGEST_REPLY = 80;

/** The default one-tap replies, until a driver writes their own. */
export const usualReplies: readonly string[] = [
  'J’arrive dans 5\u00a0min',
  'Je suis devant',
  'Je vous attends au point de rendez-vous',
  'J’ai un peu de retard',
];

/** One reply per non-empty line, in order and without duplicates. */
export function repliesFrom(typed: string): string[] {
  const lines = typed.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}
