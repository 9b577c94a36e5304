/** 'Camille R.': enough to recognise a client, too little to find one. */
export function maskedName(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/u);
  return second ? `${first} ${(Array.from(second)[0] ?? '').toUpperCase()}.` : first;
}

/** '06 •• •• •• 42' for a French number in any stored form, or '+44 •• •• •• 18' */
export function maskedPhone(phone: string): string {
  const compact = phone.replace(/[^+\d]/gu, '').replace(/^\+33(?=\d{9}$)/u, '0');
  if (compact.length < 6) return '';
  return `${compact.slice(0, compact.startsWith('+') ? 3 : 2)} •• •• •• ${compact.slice(-2)}`;
}
