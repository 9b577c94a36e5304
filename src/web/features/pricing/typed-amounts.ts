import { type Cents, moneyFrom } from '#domain/money.ts';

/** '4.5' for the '4,5' of a French keyboard; what is no figure stays what it is. */
export function dotted(typed: string): string {
  return typed.replaceAll(/\s/gu, '').replace(',', '.');
}

/** '4,00' for the '4.00' that travels; a missing amount is none. */
export function commaed(amount: string): string {
  return (amount || '0.00').replace('.', ',');
}

export function typedCents(typed: string): Cents | undefined {
  return moneyFrom(dotted(typed));
}

/** A figure from 0 to `most`; undefined for anything else. */
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
