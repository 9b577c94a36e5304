import { type Role, roles } from '../account/roles.ts';
import { may } from '../policy.ts';

export type ManagedUser = { id: string; role: Role; isBlocked: boolean };
export type AccountChange = { role?: Role | undefined; blocked?: boolean | undefined };

/** What the rules need beyond the account: who asks, and what depends on the account. */
export type UserSurroundings = {
  actorId: string;
  otherAdmins: number;
  hasOpenRides: boolean;
  /** Payments that wait for this driver: cash to confirm, refunds to make. */
  hasOpenMoney: boolean;
};

export type UserChangeRefusal =
  | 'own_account'
  | 'last_admin'
  | 'driver_has_rides'
  | 'driver_has_money'
  | 'client_has_rides'
  | 'user_is_blocked';

export function userChangeRefusal(
  user: ManagedUser,
  change: AccountChange,
  { actorId, otherAdmins, hasOpenRides, hasOpenMoney }: UserSurroundings,
): UserChangeRefusal | undefined {
  const { losesRole, isPromoted, isNewlyBlocked, staysBlocked } = consequencesOf(user, change);
  const losesPower = losesRole || isNewlyBlocked;
  if (user.id === actorId && (losesPower || isPromoted)) return 'own_account';
  if (may(user, 'administer') && losesPower && otherAdmins === 0) return 'last_admin';
  const held = losesRole || isPromoted ? heldByRides[user.role] : undefined;
  if (held && hasOpenRides) return held;
  if (held && hasOpenMoney) return 'driver_has_money';
  if (isPromoted && staysBlocked) return 'user_is_blocked';
  return undefined;
}

/** A user with open rides keeps the role of those rides. */
const heldByRides: Record<Role, UserChangeRefusal | undefined> = {
  client: 'client_has_rides',
  driver: 'driver_has_rides',
  admin: undefined,
};

/** A role with more rights requires a new, longer password. */
export function isPromotion(from: Role, to: Role): boolean {
  return rankOf(to) > rankOf(from);
}

function consequencesOf(user: ManagedUser, { role = user.role, blocked = user.isBlocked }: AccountChange) {
  return {
    losesRole: rankOf(role) < rankOf(user.role),
    isPromoted: isPromotion(user.role, role),
    isNewlyBlocked: blocked && !user.isBlocked,
    staysBlocked: blocked,
  };
}

function rankOf(role: Role): number {
  return roles.indexOf(role);
}
