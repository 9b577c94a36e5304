import { isVatNumber } from '../company/company-numbers.ts';

/** The format of a VAT number after its prefix, by country; Greece writes EL, Northern Ireland XI. */
const formats: Record<string, RegExp> = {
  AT: /^U\d{8}$/u,
  BE: /^[01]\d{9}$/u,
  BG: /^\d{9,10}$/u,
  CH: /^E?\d{9}(MWST|TVA|IVA)?$/u,
  CY: /^\d{8}[A-Z]$/u,
  CZ: /^\d{8,10}$/u,
  DE: /^\d{9}$/u,
  DK: /^\d{8}$/u,
  EE: /^\d{9}$/u,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/u,
  FI: /^\d{8}$/u,
  GB: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/u,
  GR: /^\d{9}$/u,
  HR: /^\d{11}$/u,
  HU: /^\d{8}$/u,
  IE: /^(\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/u,
  IT: /^\d{11}$/u,
  LT: /^(\d{9}|\d{12})$/u,
  LU: /^\d{8}$/u,
  LV: /^\d{11}$/u,
  MT: /^\d{8}$/u,
  NL: /^[A-Z0-9+*]{9}B[A-Z0-9+*]{2}$/u,
  PL: /^\d{10}$/u,
  PT: /^\d{9}$/u,
  RO: /^\d{2,10}$/u,
  SE: /^\d{12}$/u,
  SI: /^\d{8}$/u,
  SK: /^\d{10}$/u,
};

/** The countries of billing details; elsewhere the format of a VAT number is unknown. */
export const billingCountries = ['FR', ...Object.keys(formats), 'MC', 'NO', 'US'] as const;

/** Without spaces and in capitals. For a country without a known format any short word passes. */
export function isVatNumberOf(country: string, number: string): boolean {
  if (country === 'FR' || country === 'MC') return isVatNumber(number);
  const format = formats[country];
  if (!format) return /^[A-Z0-9]{2,20}$/u.test(number);
  const prefix = country === 'GR' ? 'EL' : country;
  return number.startsWith(prefix) && format.test(number.slice(prefix.length));
}
