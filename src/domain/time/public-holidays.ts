import { addDays } from './calendar.ts';

export const holidays = [
  'new_year',
  'easter_monday',
  'labour_day',
  'victory_1945',
  'ascension',
  'whit_monday',
  'bastille_day',
  'assumption',
  'all_saints',
  'armistice_1918',
  'christmas',
] as const;

export type Holiday = (typeof holidays)[number];

const fixed: Record<string, Holiday> = {
  '01-01': 'new_year',
  '05-01': 'labour_day',
  '05-08': 'victory_1945',
  '07-14': 'bastille_day',
  '08-15': 'assumption',
  '11-01': 'all_saints',
  '11-11': 'armistice_1918',
  '12-25': 'christmas',
};

/** The holidays that move with Easter Sunday, by their distance in days. */
const afterEaster: readonly (readonly [days: number, holiday: Holiday])[] = [
  [1, 'easter_monday'],
  [39, 'ascension'],
  [50, 'whit_monday'],
];

/** The French public holiday of a day ('YYYY-MM-DD'), without Alsace-Moselle; of two, the movable one. */
export function publicHoliday(day: string): Holiday | undefined {
  const easter = easterSunday(Number(day.slice(0, 4)));
  return afterEaster.find(([days]) => addDays(easter, days) === day)?.[1] ?? fixed[day.slice(5)];
}

/** The Gregorian Easter algorithm by Butcher. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const [century, ofCentury] = [Math.floor(year / 100), year % 100];
  const [leapCenturies, centuryRest] = [Math.floor(century / 4), century % 4];
  const lunar = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - lunar + 15) % 30;
  const weekday = (32 + 2 * centuryRest + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const fromJanuary = epact + weekday - 7 * late + 114;
  return addDays(`${year}-0${Math.floor(fromJanuary / 31)}-01`, fromJanuary % 31);
}
