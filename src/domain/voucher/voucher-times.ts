import { retention } from '../privacy/retention.ts';
import { addDays, startOfDay } from '../time/calendar.ts';
import { parisTime } from '../time/paris.ts';

const ONLINE_DAYS = 7;
const KEPT_YEARS = retention.vouchers.years;

/** The end of the seventh day after the ride, until when the voucher's address works. */
export function onlineUntil(pickupAt: Date): Date {
  return endOfDay(addDays(parisTime(pickupAt).day, ONLINE_DAYS));
}

/** The end of the day three years after the ride, including the night it may run into. */
export function voucherKeptUntil(pickupAt: Date): Date {
  const day = addDays(parisTime(pickupAt).day, 1);
  const year = String(Number(day.slice(0, 4)) + KEPT_YEARS);
  return endOfDay(`${year}${day.slice(4)}`.replace('-02-29', '-03-01'));
}

function endOfDay(day: string): Date {
  return startOfDay(addDays(day, 1));
}
