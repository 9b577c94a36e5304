import { type Cents, moneyFrom } from '#domain/money.ts';

/** An amount typed with a comma or a point; undefined for none and for an invalid one. */
export function typedMoney(typed: string): Cents | undefined {
  return moneyFrom(withoutSpaces(typed).replace(',', '.'));
}

/** Whether something other than spaces and the sign of the currency was typed. */
export function isTyped(typed: string): boolean {
  return withoutSpaces(typed) !== '';
}

function withoutSpaces(typed: string): string {
  return typed.replace(/[\s€]/gu, '');
}
