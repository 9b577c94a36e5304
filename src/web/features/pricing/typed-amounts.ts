import { type Cents, moneyFrom } from '#domain/money.ts';

/** '4.5' for '4,5' on a French keyboard; other text is unchanged. */
export function dotted(typed: string): string {
  return typed.replaceAll(/\s/gu, '').replace(',', '.');
}

/** '4,00' for '4.00'; '' for a missing amount. */
export function commaed(amount: string): string {
  return (amount || '0.00').replace('.', ',');
}

export function typedCents(typed: string): Cents | undefined {
  return moneyFrom(dotted(typed));
}

/** A number from 0 to `most`; undefined for anything else. */
export function typedFigure(typed: string, most: number): number | undefined {
  const text = dotted(typed);
  const figure = Number(text);
  return /^\d+(?:\.\d+)?$/u.test(text) && figure <= most ? figure : undefined;
}

/** A whole number, negative or not; undefined for anything else. */
export function typedWhole(typed: string): number | undefined {
  const text = dotted(typed);
  return /^-?\d{1,9}$/u.test(text) ? Number(text) : undefined;
}
