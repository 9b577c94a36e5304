import type { UserView } from '#contract/account/auth.ts';
import type { UserRow } from '#server/db/schema.ts';

export function presentUser(user: UserRow): UserView {
  return {
    id: user.id,
    role: user.role,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    phone: user.phone,
    homeAddress: user.home_address,
    homeLat: user.home_lat,
    homeLng: user.home_lng,
    workAddress: user.work_address,
    workLat: user.work_lat,
    workLng: user.work_lng,
    createdAt: user.created_at.toISOString(),
  };
}
