import * as z from 'zod/mini';
import { roles } from '#domain/account/roles.ts';
import { coordinate, emailText, filledLine, line, newEmailText, passwordText } from '../field-schemas.ts';

export const userView = z.object({
  id: z.string(),
  role: z.enum(roles),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  homeAddress: z.nullable(z.string()),
  homeLat: z.nullable(z.number()),
  homeLng: z.nullable(z.number()),
  workAddress: z.nullable(z.string()),
  workLat: z.nullable(z.number()),
  workLng: z.nullable(z.number()),
  createdAt: z.string(),
});
export type UserView = z.infer<typeof userView>;

export const currentUserView = z.object({ user: z.nullable(userView) });
export type CurrentUserView = z.infer<typeof currentUserView>;

export const loginBody = z.strictObject({ email: emailText, password: passwordText });
export type LoginBody = z.input<typeof loginBody>;

/** `role` is accepted because the form of the specification sends it, and ignored: everyone registers as a client. */
export const registerBody = z.strictObject({
  email: newEmailText,
  password: passwordText,
  firstName: filledLine(80),
  lastName: filledLine(80),
  phone: filledLine(40),
  role: z.optional(z.string()),
});
export type RegisterBody = z.input<typeof registerBody>;

const coordinates = {
  homeLat: z.optional(z.nullable(coordinate(90))),
  homeLng: z.optional(z.nullable(coordinate(180))),
  workLat: z.optional(z.nullable(coordinate(90))),
  workLng: z.optional(z.nullable(coordinate(180))),
};

export const profileBody = z.strictObject({
  firstName: z.optional(filledLine(80)),
  lastName: z.optional(filledLine(80)),
  email: z.optional(newEmailText),
  phone: z.optional(z.nullable(line(40))),
  homeAddress: z.optional(z.nullable(line(300))),
  workAddress: z.optional(z.nullable(line(300))),
  ...coordinates,
  /** Required only to change the email. */
  currentPassword: z.optional(passwordText),
});
export type ProfileBody = z.input<typeof profileBody>;
/** The parsed body. */
export type Profile = z.output<typeof profileBody>;

export const changePasswordBody = z.strictObject({
  currentPassword: passwordText,
  newPassword: passwordText,
});
export type ChangePasswordBody = z.input<typeof changePasswordBody>;

export const forgottenPasswordBody = z.strictObject({ email: emailText });
export type ForgottenPasswordBody = z.input<typeof forgottenPasswordBody>;

/** `by`: whether the link was sent by email, or the person must contact the driver. */
export const forgottenPasswordView = z.object({ by: z.enum(['email', 'contact']), message: z.string() });
export type ForgottenPasswordView = z.infer<typeof forgottenPasswordView>;

export const resetPasswordBody = z.strictObject({ token: filledLine(200), password: passwordText });
export type ResetPasswordBody = z.input<typeof resetPasswordBody>;

export const doneView = z.object({ message: z.string() });
export type DoneView = z.infer<typeof doneView>;
