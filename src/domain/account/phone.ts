import { internationalPhone } from './international-phone.ts';
import { type MobileRefusal, mobileRefusal } from './mobile-number.ts';
import { isStaff, type Role } from './roles.ts';

/** Clients need a French mobile number, so that messages reach them; drivers and admins may have any. */
export function phoneRefusal(typed: string, role: Role): MobileRefusal | 'phone_invalid' | undefined {
  if (!isStaff(role)) return mobileRefusal(typed);
  return internationalPhone(typed) === undefined ? 'phone_invalid' : undefined;
}
