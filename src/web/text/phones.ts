/** '06 12 34 56 78' for a French number however it was typed; anything else stays as it is. */
export function phoneText(phone: string): string {
  const digits = phone.replace(/[\s.-]/gu, '').replace(/^\+33(?=\d{9}$)/u, '0');
  return /^0\d{9}$/u.test(digits) ? digits.replace(/(\d{2})(?=\d)/gu, '$1 ') : phone;
}

/** The same with non-breaking spaces. */
export function unbrokenPhone(phone: string): string {
  return phoneText(phone).replaceAll(' ', '\u00a0');
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/gu, '')}`;
}
