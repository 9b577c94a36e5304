const PARIS = 'Europe/Paris';
const dayAndTime = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: PARIS,
});
const clock = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', timeZone: PARIS });
const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: PARIS });
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: PARIS,
});

/** 'lun. 4 mai 2026 à 09:30' */
export function dayAndTimeText(moment: Date): string {
  return `${dayAndTime.format(moment)} à ${clock.format(moment)}`;
}

/** 'mai 2026' */
export function monthText(moment: Date): string {
  return month.format(moment);
}

/** The value that a date and time input shows for a moment: the hour of Paris, whatever the browser's zone. */
export function inputValueOf(moment: Date): string {
  return wallClock.format(moment).replace(' ', 'T');
}

/** The same text as `dayAndTimeText` for what somebody typed; undefined while it is not a whole date. */
export function typedDayAndTimeText(typed: string): string | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/u.exec(typed);
  if (!match) return undefined;
  return `${dayAndTime.format(new Date(`${match[1]}T12:00:00Z`))} à ${match[2]}`;
}
