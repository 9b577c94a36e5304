import { isStaff, type Role } from '../account/roles.ts';

/** A conversation has two sides: its client, and the drivers, who answer together. */
export function isClientSide({ role }: { role: Role }): boolean {
  return !isStaff(role);
}

export function areOnOtherSides(one: { role: Role }, other: { role: Role }): boolean {
  return isClientSide(one) !== isClientSide(other);
}
