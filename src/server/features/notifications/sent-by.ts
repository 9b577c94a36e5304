import type { SendOutcome } from '#server/ports/send-outcome.ts';

type Unknown = Extract<SendOutcome, { state: 'unknown' }>;

/** An adapter must not throw; if it does, the message may have been sent. */
export async function sentBy<Outcome>(send: () => Promise<Outcome>): Promise<Outcome | Unknown> {
  try {
    return await send();
  } catch (error) {
    return { state: 'unknown', reason: reasonOf(error) };
  }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown failure';
}
