export const roles = ['client', 'driver', 'admin'] as const;

export type Role = (typeof roles)[number];

/** Drivers and admins run the platform: their accounts are held to stricter rules. */
export function isStaff(role: Role): boolean {
  return role !== 'client';
}
