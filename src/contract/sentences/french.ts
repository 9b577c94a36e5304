import { parisLocal, parisTime } from '#domain/time/paris.ts';
import { shortWeekday } from './weekdays.fr.ts';

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** '24,50 €' for '24.50'. */
export function euroText(amount: string): string {
  return `${decimalText(Number(amount), 2)}\u00a0€`;
}

/** '42 min', '2 h', '1 h 05' */
export function durationText(minutes: number): string {
  const rounded = Math.round(minutes);
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60];
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
}

/** '1 200' */
export function wholeText(count: number): string {
  return shortText(count, 3);
}

/** '31,4', '4': with as many decimals at most. */
export function shortText(value: number, digits: number): string {
  return numberText(String(shifted(Math.round(shifted(value, digits)), -digits)));
}

/** Rounds decimally, as people do: 1.15 is stored slightly below the middle of 1.1 and 1.2, and becomes 1.2. */
function shifted(value: number, places: number): number {
  const [figures, exponent = 0] = String(value).split('e');
  return Number(`${figures}e${Number(exponent) + places}`);
}

/** '1 200,5' */
export function decimalText(value: number, digits: number): string {
  return numberText(value.toFixed(digits));
}

/** Without Intl, like the dates: on a slow phone the first format takes longer than the rest of a page. */
function numberText(number: string): string {
  const [whole = '', cents] = number.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/gu, '\u202f');
  return cents === undefined ? grouped : `${grouped},${cents}`;
}

/** '1 passager', '2 passagers'; zero is singular in French. */
export function numbered(count: number, one: string, many = `${one}s`): string {
  return `${wholeText(count)}\u00a0${count < 2 ? one : many}`;
}

/** 'jeu. 7 mai' on the calendar of Paris. */
export function shortDayText(moment: Date): string {
  const { weekday, date, month } = partsOf(moment);
  return `${weekday} ${date === 1 ? '1er' : date} ${month}`;
}

/** '1er décembre 2026' on the calendar of Paris. */
export function longDayText(moment: Date): string {
  const { date, month, year } = partsOf(moment);
  return `${date === 1 ? '1er' : date} ${month} ${year}`;
}

/** '7 mai 2026 à 17:30' */
export function longMomentText(moment: Date): string {
  return `${longDayText(moment)} à ${clockText(moment)}`;
}

/** 'jeu. 7 mai 2026' */
export function fullDayText(moment: Date): string {
  return `${shortDayText(moment)} ${partsOf(moment).year}`;
}

/** 'mai 2026' */
export function monthText(moment: Date): string {
  const { month, year } = partsOf(moment);
  return `${month} ${year}`;
}

/** 'jeu. 7 mai 2026 à 17:30' */
export function dayAndTimeText(moment: Date): string {
  return `${fullDayText(moment)} à ${clockText(moment)}`;
}

/** '17:30' in Paris. */
export function clockText(moment: Date): string {
  return parisLocal(moment).slice('YYYY-MM-DDT'.length);
}

/** 'jeu. 7 mai à 17:30' */
export function momentText(moment: Date): string {
  return `${shortDayText(moment)} à ${clockText(moment)}`;
}

function partsOf(moment: Date) {
  const { day, weekday } = parisTime(moment);
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { weekday: shortWeekday(weekday), date, month: months[month - 1], year };
}

/** '06 12 34 56 78' for a French number however it was typed; anything else stays as it is. */
export function phoneText(phone: string): string {
  const digits = phone.replace(/[\s.-]/gu, '').replace(/^\+33(?=\d{9}$)/u, '0');
  return /^0\d{9}$/u.test(digits) ? digits.replace(/(\d{2})(?=\d)/gu, '$1 ') : phone;
}
