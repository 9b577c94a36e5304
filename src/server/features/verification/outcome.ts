import type { Verification } from '#server/features/vouchers/index.ts';

export type Outcome = Verification | { state: 'too_many' | 'away' };

export function statusOf({ state }: Outcome): number {
  if (state === 'unknown') return 404;
  if (state === 'too_many') return 429;
  return state === 'away' ? 503 : 200;
}
