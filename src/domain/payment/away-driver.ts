import type { Role } from '../account/roles.ts';
import { may } from '../policy.ts';

/** A driver who cannot settle the money of their rides any more: an admin does. */
export function isAwayDriver({ role, isBlocked }: { role: Role; isBlocked: boolean }): boolean {
  return isBlocked || !may({ role }, 'drive');
}
