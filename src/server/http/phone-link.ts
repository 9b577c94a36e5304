/** 'tel:0184801260'; nothing of it has to be escaped. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/gu, '')}`;
}
