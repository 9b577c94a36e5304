declare const euroCents: unique symbol;

/** Whole euro cents: money is never a fraction. */
export type Cents = number & { readonly [euroCents]: true };

export const MOST: Cents = 99_999_999 as Cents;

export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError('money is a whole number of cents');
  return amount as Cents;
}

/** '24.50', as in requests and answers. */
export function moneyText(amount: Cents): string {
  const whole = Math.abs(amount);
  const sign = amount < 0 ? '-' : '';
  return `${sign}${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** The cents of '24.5' or '24.50'; undefined when the text is no amount of money. */
export function moneyFrom(text: string): Cents | undefined {
  const match = /^(\d{1,6})(?:\.(\d{1,2}))?$/u.exec(text.trim());
  if (!match) return undefined;
  return cents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')));
}
