const weekdayNames = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

/** '07:00' */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** 'tous les jours', 'du lundi au vendredi', 'samedi et dimanche' */
export function weekdaysText(days: readonly number[]): string {
  const names = MONDAY_FIRST.filter((day) => days.includes(day)).map((day) => weekdayNames[day]);
  if (names.length === 7) return 'tous les jours';
  if (names.length === 5 && !days.includes(0) && !days.includes(6)) return 'du lundi au vendredi';
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' et ');
}

/** '20:00 – 06:00', 'dès 20:00'; empty for the whole day. */
export function hoursText(start: number | null, end: number | null): string {
  if (start === end) return '';
  if (start === null) return `jusqu’à ${hourText(end ?? 0)}`;
  return end === null ? `dès ${hourText(start)}` : `${hourText(start)} – ${hourText(end)}`;
}
