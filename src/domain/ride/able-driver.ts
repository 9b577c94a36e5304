import type { Role } from '../account/roles.ts';
import { may } from '../policy.ts';

/** Who is not can no longer settle the money of their rides: an admin does it instead. */
export function isAbleDriver({ role, isBlocked }: { role: Role; isBlocked: boolean }): boolean {
  return !isBlocked && may({ role }, 'drive');
}
