export type MobileRefusal = 'phone_length' | 'phone_prefix' | 'phone_digits';

/** The number as it is stored: without spaces or dashes. */
export function compactPhone(typed: string): string {
  return typed.replace(/[\s-]/gu, '');
}

/** The first problem of a French mobile number, in the order of the messages. */
export function mobileRefusal(typed: string): MobileRefusal | undefined {
  const phone = compactPhone(typed);
  if (phone.length !== 10) return 'phone_length';
  if (!/^0[67]/u.test(phone)) return 'phone_prefix';
  if (!/^\d+$/u.test(phone)) return 'phone_digits';
  return undefined;
}
