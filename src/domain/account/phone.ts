import { internationalPhone } from './international-phone.ts';
import { type MobileRefusal, mobileRefusal } from './mobile-number.ts';
import { isStaff, type Role } from './roles.ts';

/** Clients have a French mobile number, to be sure that a message reaches them; those who run the platform may have any. */
export function phoneRefusal(typed: string, role: Role): MobileRefusal | 'phone_invalid' | undefined {
  if (!isStaff(role)) return mobileRefusal(typed);
  return internationalPhone(typed) === undefined ? 'phone_invalid' : undefined;
}
