import type { AdminUserView } from '#contract/platform/admin-users.ts';
import { sessionStart } from '#domain/account/session-life.ts';
import { shownEmail } from '#domain/privacy/erased-person.ts';
import type { AdminUserRow } from './admin-user-rows.ts';

export function presentAdminUser(user: AdminUserRow): AdminUserView {
  return {
    id: user.id,
    role: user.role,
    email: user.contact_email ?? shownEmail(user.email),
    firstName: user.first_name,
    lastName: user.last_name,
    phone: user.phone,
    createdAt: user.created_at.toISOString(),
    blockedAt: user.blocked_at?.toISOString() ?? null,
    lastSeenAt: user.session_ends_at && sessionStart(user.session_ends_at).toISOString(),
    rides: Number(user.rides),
    ...(user.is_contact ? { isContact: true } : {}),
  };
}
