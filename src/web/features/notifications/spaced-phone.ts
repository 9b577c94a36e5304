/** '+33 6 12 34 56 78' for the '+33612345678' that is stored; numbers of other countries stay as they are. */
export function spacedPhone(phone: string): string {
  const match = /^(\+33)(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/u.exec(phone);
  return match ? match.slice(1).join('\u00a0') : phone;
}
