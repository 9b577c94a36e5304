import type { SendOutcome } from '#server/ports/send-outcome.ts';

/** One sentence for each variable of the environment that has no value. */
export function absentVariables(values: Record<string, string | undefined>): string[] {
  return Object.entries(values)
    .filter(([, value]) => !value)
    .map(([name]) => `${name} n’est pas défini.`);
}

export const notConfigured: SendOutcome = { state: 'refused', reason: 'not configured', again: true };
