import { phoneText } from '#contract/sentences/french.ts';

export { phoneText };

/** The same with non-breaking spaces. */
export function unbrokenPhone(phone: string): string {
  return phoneText(phone).replaceAll(' ', '\u00a0');
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/gu, '')}`;
}
