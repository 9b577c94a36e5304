import { internationalPhone } from '#domain/account/international-phone.ts';

/** French overseas numbers are written like French ones, but have country codes of their own. */
const overseas = [
  [/^0(?:590|69[01])/u, 'GP'],
  [/^0(?:26[23]|69[23])/u, 'RE'],
  [/^0(?:594|694)/u, 'GF'],
  [/^0(?:596|69[67])/u, 'MQ'],
  [/^0269/u, 'YT'],
  [/^0508/u, 'PM'],
] as const;

/** '+33612345678' for what was typed, French by default; undefined for what is no telephone number of any country. */
export async function normalPhone(typed: string): Promise<string | undefined> {
  const digits = typed.replace(/[\s.()\-\u2010-\u2015]/gu, '').replace(/^00/u, '+');
  if (!/^\+?\d+$/u.test(digits)) return undefined;
  const country = overseas.find(([prefix]) => prefix.test(digits))?.[1] ?? 'FR';
  // The numbers of all countries are read on first use only.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const number = parsePhoneNumberFromString(digits, country);
  return number?.isValid() ? internationalPhone(number.number) : undefined;
}
