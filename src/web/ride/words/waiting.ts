import type { RideView } from '#contract/rides/rides.ts';
import { cents, moneyFrom, moneyText } from '#domain/money.ts';
import { begunMinutes } from '#domain/pricing/begun-minutes.ts';

const MINUTE_MS = 60_000;

export type Waiting = {
  isFree: boolean;
  since: Date;
  freeUntil: Date;
  freeMinutes: number;
  /** The minutes left while waiting is free, then the minutes started since. */
  minutes: number;
  seconds: number;
  /** The share of the free time, from 0 to 1. */
  share: number;
  /** The price of each started minute, and of all; empty where waiting is free. */
  price: string;
  due: string;
};

/** The waiting of a driver at the pickup; undefined before, and once the ride runs. */
export function waitingOf({ status, way }: RideView, now: Date): Waiting | undefined {
  if (status !== 'accepted' || !way?.freeUntil || way.freeMinutes === null) return undefined;
  const freeUntil = new Date(way.freeUntil);
  const since = new Date(freeUntil.getTime() - way.freeMinutes * MINUTE_MS);
  const left = freeUntil.getTime() - now.getTime();
  const isFree = left > 0;
  const minutes = isFree ? begunMinutes(now, freeUntil) : begunMinutes(freeUntil, now);
  const price = moneyFrom(way.waitingPrice ?? '') ?? cents(0);
  return {
    isFree,
    since,
    freeUntil,
    freeMinutes: way.freeMinutes,
    minutes,
    seconds: Math.ceil(Math.abs(left) / 1000),
    share: Math.min(1, left / (way.freeMinutes * MINUTE_MS || 1)),
    price: price > 0 ? moneyText(price) : '',
    due: price > 0 && !isFree ? moneyText(cents(price * minutes)) : '',
  };
}
