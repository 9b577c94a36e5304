import type { ChangeRequest } from '#domain/ride/change-request.ts';
import type { RideView } from './rides.ts';

/** The API sends times as text. Without a schema: pages that check nothing read it too. */
export function changeFactsIn({ changeRequest }: Pick<RideView, 'changeRequest'>): ChangeRequest | null {
  if (!changeRequest) return null;
  const { askedBy, refusedAt, to } = changeRequest;
  return {
    askedBy,
    refusedAt: refusedAt === null ? null : new Date(refusedAt),
    scheduledAt: new Date(to.scheduledAt),
  };
}
