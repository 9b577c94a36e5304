/** 0 is Sunday; people read the week from Monday. */
export const weekdaysFromMonday = [1, 2, 3, 4, 5, 6, 0] as const;

const short = ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'];
const long = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];

/** 'lun.' */
export function shortWeekday(weekday: number): string {
  return short[weekday] ?? '';
}

/** 'lundi' */
export function longWeekday(weekday: number): string {
  return long[weekday] ?? '';
}

/** 'lun., mar., jeu.' */
export function shortWeekdays(weekdays: readonly number[]): string {
  return inWeek(weekdays).map(shortWeekday).join(', ');
}

/** 'lundi, mardi et jeudi' */
export function longWeekdays(weekdays: readonly number[]): string {
  const names = inWeek(weekdays).map(longWeekday);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
}

function inWeek(weekdays: readonly number[]): number[] {
  return weekdaysFromMonday.filter((weekday) => weekdays.includes(weekday));
}
