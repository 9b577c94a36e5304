import { type Cents, cents } from '../money.ts';
import { percentOf, type VatRate } from './vat.ts';

/** The amount before VAT, rounded half up to the cent. VAT is the remainder, so the two always sum to the price. */
export function withoutVat(price: Cents, rate: VatRate): Cents {
  const divisor = 100 + percentOf(rate);
  const sign = price < 0 ? -1 : 1;
  return cents(sign * Math.floor((200 * Math.abs(price) + divisor) / (2 * divisor)) || 0);
}
