import { type Cents, cents, moneyFrom, moneyText } from '#domain/money.ts';
import { euroText } from './euros.ts';

/** '+ 3,50 €' or '− 2,00 €' between two amounts; undefined when there is none. */
export function differenceText(finalPrice: string, estimatedPrice: string): string | undefined {
  const [final, estimated] = [moneyFrom(finalPrice), moneyFrom(estimatedPrice)];
  if (final === undefined || estimated === undefined || final === estimated) return undefined;
  const sign = final > estimated ? '+' : '\u2212';
  return `${sign}\u00a0${euroText(moneyText(apart(final, estimated)))}`;
}

function apart(one: Cents, other: Cents): Cents {
  return cents(Math.abs(one - other));
}
