import * as z from 'zod/mini';
import { roles } from '#domain/account/roles.ts';
import { line } from '../field-schemas.ts';

export const adminUserView = z.object({
  id: z.string(),
  role: z.enum(roles),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  createdAt: z.string(),
  blockedAt: z.nullable(z.string()),
  lastSeenAt: z.nullable(z.string()),
  rides: z.number(),
  /** True for a contact without an account; absent for others. */
  isContact: z.optional(z.boolean()),
});
export type AdminUserView = z.infer<typeof adminUserView>;
export const adminUsersView = z.object({
  users: z.array(adminUserView),
  total: z.number(),
  next: z.nullable(z.string()),
});
export type AdminUsersView = z.infer<typeof adminUsersView>;

export const adminUsersQuery = z.object({
  search: z.optional(line(100)),
  role: z.optional(z.enum(roles, { error: 'Ce rôle est inconnu.' })),
  state: z.optional(z.enum(['active', 'blocked'], { error: 'Cet état est inconnu.' })),
  before: z.optional(z.string().check(z.maxLength(200))),
});
export type AdminUsersQuery = z.input<typeof adminUsersQuery>;

export const adminUserBody = z.strictObject({
  role: z.optional(z.enum(roles, { error: 'Ce rôle est inconnu.' })),
  blocked: z.optional(z.boolean({ error: 'Cette option vaut oui ou non.' })),
  reason: z.optional(line(300)),
});
export type AdminUserBody = z.input<typeof adminUserBody>;

/** `resetLink` is returned once, when it could not be emailed: the admin passes it on. */
export const changedUserView = z.object({
  user: adminUserView,
  message: z.string(),
  resetLink: z.nullable(z.string()),
});
export type ChangedUserView = z.infer<typeof changedUserView>;
