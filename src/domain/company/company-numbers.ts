const LA_POSTE = '356000000';

export function withoutSpaces(typed: string): string {
  return typed.replace(/\s/gu, '');
}

const groups = { siren: [3, 3, 3], siret: [3, 3, 3, 5], vatNumber: [4, 3, 3, 3] };

/** '999 840 218': as people read a number. */
export function spaced(number: string, kind: keyof typeof groups): string {
  let rest = number;
  const parts = groups[kind].map((size) => {
    const part = rest.slice(0, size);
    rest = rest.slice(size);
    return part;
  });
  return [...parts, rest].filter(Boolean).join(' ');
}

export function isSiren(digits: string): boolean {
  return /^\d{9}$/u.test(digits) && Number(digits) > 0 && luhnSum(digits) % 10 === 0;
}

/** Begins with the SIREN. La Poste numbers its establishments by a different checksum. */
export function isSiret(digits: string): boolean {
  if (!/^\d{14}$/u.test(digits) || !isSiren(digits.slice(0, 9))) return false;
  if (luhnSum(digits) % 10 === 0) return true;
  return digits.startsWith(LA_POSTE) && sumOf(digits) % 5 === 0;
}

/** The VAT number of a French company is derived from its SIREN. */
export function vatNumberOf(siren: string): string {
  const key = (12 + 3 * (Number(siren) % 97)) % 97;
  return `FR${String(key).padStart(2, '0')}${siren}`;
}

export function isVatNumber(typed: string): boolean {
  const siren = /^FR\d{2}(\d{9})$/u.exec(typed)?.[1];
  return siren !== undefined && isSiren(siren) && vatNumberOf(siren) === typed;
}

/** 'EVTC075240817' for a number in the register of VTC operators; undefined for anything else. */
export function evtcNumberFrom(typed: string): string | undefined {
  const number = withoutSpaces(typed).toUpperCase();
  return /^EVTC(\d{9,12}|2[AB]\d{7,10})$/u.test(number) ? number : undefined;
}

function luhnSum(digits: string): number {
  return [...digits].reduceRight((sum, digit, index) => {
    const isDoubled = (digits.length - index) % 2 === 0;
    const value = Number(digit) * (isDoubled ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

function sumOf(digits: string): number {
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0);
}
