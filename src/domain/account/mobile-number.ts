export type MobileRefusal = 'phone_length' | 'phone_prefix' | 'phone_digits';

/** The number as it is stored: without separators, a French one starting with 0. */
export function compactPhone(typed: string): string {
  const compact = typed.replace(/[\s.()\-\u2010-\u2015]/gu, '');
  return compact.replace(/^(?:\+|00)330?([1-9]\d{8})$/u, '0$1');
}

/** The first problem of a French mobile number, in the order of the messages. */
export function mobileRefusal(typed: string): MobileRefusal | undefined {
  const phone = compactPhone(typed);
  if (phone.length !== 10) return 'phone_length';
  if (!/^0[67]/u.test(phone)) return 'phone_prefix';
  if (!/^\d+$/u.test(phone)) return 'phone_digits';
  return undefined;
}
