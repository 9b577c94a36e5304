/** Monday first; the number is that of `Date.getDay()`, 0 on Sunday. */
export const weekdays = [
  { weekday: 1, name: 'lundi', short: 'lun.' },
  { weekday: 2, name: 'mardi', short: 'mar.' },
  { weekday: 3, name: 'mercredi', short: 'mer.' },
  { weekday: 4, name: 'jeudi', short: 'jeu.' },
  { weekday: 5, name: 'vendredi', short: 'ven.' },
  { weekday: 6, name: 'samedi', short: 'sam.' },
  { weekday: 0, name: 'dimanche', short: 'dim.' },
] as const;

export function weekdayName(weekday: number): string {
  return weekdays.find((day) => day.weekday === weekday)?.name ?? '';
}

export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}
