import { forgivenTypos, typosBetween } from '../places/typos.ts';

/** 0 is Sunday. */
const weekdays: Record<string, number> = {
  ...{ dimanche: 0, lundi: 1, mardi: 2, mercredi: 3, jeudi: 4, vendredi: 5, samedi: 6 },
  ...{ sunday: 0, monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6 },
};

/** Only before a number: 'mon' and 'mer' are also ordinary words. */
const shortDays: Record<string, number> = {
  ...{ lun: 1, mer: 3, jeu: 4, ven: 5, sam: 6, dim: 0 },
  ...{ mon: 1, tue: 2, wed: 3, thu: 4, thur: 4, fri: 5, sat: 6, sun: 0 },
};

export const frenchMonths: Record<string, number> = {
  ...{ janvier: 1, fevrier: 2, mars: 3, avril: 4, mai: 5, juin: 6, juillet: 7, aout: 8, septembre: 9 },
  ...{ octobre: 10, novembre: 11, decembre: 12 },
};

const months: Record<string, number> = {
  ...frenchMonths,
  ...{ january: 1, february: 2, march: 3, april: 4, may: 5, june: 6 },
  ...{ july: 7, august: 8, september: 9, october: 10, november: 11, december: 12 },
  ...{ janv: 1, jan: 1, fev: 2, feb: 2, avr: 4, apr: 4, juil: 7, jul: 7, jun: 6, aug: 8, sept: 9, sep: 9 },
  ...{ oct: 10, nov: 11, dec: 12 },
};

const near: Record<string, number> = {
  ...{ "aujourd'hui": 0, aujourdhui: 0, ajd: 0, auj: 0, today: 0, tonight: 0 },
  ...{ demain: 1, dem: 1, dmain: 1, '2m1': 1, tomorrow: 1, tmrw: 1, tmr: 1, tomorow: 1 },
  ...{ 'apres-demain': 2, 'apres demain': 2, apresdemain: 2, 'the day after tomorrow': 2 },
};
const thisDay =
  /(?:ce (?:soir|matin|midi)|cet? (?:apres-midi|apres midi|aprem)|this (?:morning|afternoon|evening))/u;

/** The calendar words of one message, including its misspellings. */
export type CalendarWords = {
  weekday: string;
  month: string;
  near: string;
  weekdayOf: (word: string) => number | undefined;
  monthOf: (word: string) => number | undefined;
  daysTo: (words: string) => number;
};

export function calendarWords(folded: string): CalendarWords {
  const typed = folded.match(/[a-z]{5,}/gu) ?? [];
  const weekdayNames = withTypos(weekdays, typed);
  const monthNames = withTypos(months, typed, 6);
  const nearNames = withTypos(near, typed);
  return {
    weekday: `(?:${either(weekdayNames)}|(?:${Object.keys(shortDays).join('|')})\\.?(?=,?\\s+\\d{1,2}\\b))`,
    month: either(monthNames),
    near: `${either(nearNames)}|${thisDay.source}`,
    weekdayOf: (word) => weekdayNames.get(word) ?? shortDays[word.replace('.', '')],
    monthOf: (word) => monthNames.get(word),
    daysTo: (words) => nearNames.get(words) ?? 0,
  };
}

/** Misspellings: close enough to exactly one long word of the table. */
function withTypos(known: Record<string, number>, typed: string[], from = 5): Map<string, number> {
  const names = new Map(Object.entries(known));
  for (const word of typed) {
    if (names.has(word)) continue;
    const most = Math.min(forgivenTypos(word), 1);
    const meant = Object.keys(known).find(
      (name) => name.length >= from && /^[a-z]+$/u.test(name) && typosBetween(word, name, most).whole <= most,
    );
    if (meant !== undefined && !lookAlikes.has(word)) names.set(word, known[meant] ?? 0);
  }
  return names;
}

/** Ordinary words that are one letter away. */
const lookAlikes = new Set(['domain', 'romain', 'demand', 'marche', 'lundis', 'sundae', 'germain']);

function either(names: Map<string, number>): string {
  return `(?:${[...names.keys()].toSorted((one, other) => other.length - one.length).join('|')})`;
}
