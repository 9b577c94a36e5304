import type { CalendarFailure } from '#domain/calendar/calendar-failure.ts';

const refusals: Partial<Record<CalendarFailure, string>> = {
  no_https: 'elle doit commencer par https://',
  private_network: 'elle mène à un réseau privé',
};

/** 'l’adresse répond 404' */
const reasons: Record<Exclude<CalendarFailure, 'refused_status'>, string> = {
  no_https: 'l’adresse n’est plus en https',
  private_network: 'l’adresse mène à un réseau privé',
  unknown_host: 'l’adresse est introuvable',
  too_many_redirects: 'l’adresse renvoie sans fin vers d’autres',
  too_big: 'l’agenda dépasse 5\u00a0Mo',
  too_slow: 'l’adresse ne répond pas à temps',
  unreachable: 'l’adresse ne répond pas',
  no_calendar: 'l’adresse ne donne pas un agenda au format ICS',
  too_many_events: 'l’agenda contient trop de répétitions',
};

/** 'Cette adresse n’est pas acceptée : elle mène à un réseau privé.', of an address that was just typed. */
export function addressRefusalText(failure: CalendarFailure, status: number | null): string {
  const refusal = refusals[failure];
  if (refusal) return `Cette adresse n’est pas acceptée\u00a0: ${refusal}.`;
  return `Agenda non lu\u00a0: ${reasonText(failure, status)}.`;
}

/** 'l’adresse répond 404' */
export function reasonText(failure: CalendarFailure, status: number | null): string {
  return failure === 'refused_status' ? `l’adresse répond ${status}` : reasons[failure];
}

/** The lines of an entry: with whom, and how to call them. */
export function personLine(role: string, ...facts: (string | null | undefined)[]): string {
  return `${role}\u00a0: ${facts.filter(Boolean).join(', ')}`;
}

export function feedName(appName: string): string {
  return `Courses ${appName}`;
}

/** 'Course n° 12 : Amélie Fontaine', for the driver. */
export function drivenRideTitle(number: number, client: string): string {
  return `Course n°\u00a0${number}\u00a0: ${client}`;
}
