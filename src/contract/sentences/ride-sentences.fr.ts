import { momentText, numbered } from './french.ts';
/** 'Course n° 12' */
export function rideName({ number }: { number: number | string }): string {
  return `Course n° ${number}`;
}

/** 'Course n° 12', 'Courses n° 12 et 13', 'Courses n° 12, 13 et 14' */
export function ridesName(numbers: readonly number[]): string {
  const [last, ...before] = numbers.toReversed();
  if (before.length === 0) return rideName({ number: last ?? 0 });
  return `Courses n° ${before.toReversed().join(', ')} et ${last}`;
}

/** Reasons that the platform gives by itself. */
export const DRIVER_UNAVAILABLE = 'Chauffeur indisponible';
export const INSTANT_BOOKING = 'Réservation immédiate';
export const UNANSWERED_IN_TIME = 'Délai dépassé';

export function takenByText(firstName: string): string {
  return `Cette course a déjà été acceptée par ${firstName}.`;
}

/** Of an address that could not be found on the map. */
export const PLACE_UNKNOWN = 'Lieu à préciser';

/** Of an hour that comes twice when the clocks go back. */
export const FIRST_OF_TWO =
  'Cette heure vient deux fois cette nuit-là\u00a0: le départ est la première fois.';

export const DEPARTURE_PAST = 'Choisissez un départ à venir.';

/** 'Choisissez un départ dans au moins 15 minutes.' */
export function tooSoonText(noticeMinutes: number): string {
  if (noticeMinutes === 0) return DEPARTURE_PAST;
  return `Choisissez un départ dans au moins ${noticeMinutes} minute${noticeMinutes > 1 ? 's' : ''}.`;
}

/** For a client without a completed ride yet. */
export function tooManyOpenRequests(most: number): string {
  return `Vous avez déjà ${numbered(most, 'demande')} en cours. Attendez une réponse ou la fin d’une course avant d’en envoyer une autre.`;
}

/** For a client without a completed ride yet. */
export function orderTooLong(most: number): string {
  return `Votre première commande a ${numbered(most, 'course')} au plus. Après une course terminée, une série peut en avoir davantage.`;
}

/** 'Le retour doit être après l’arrivée de l’aller, lun. 4 mai à 10:35.' */
export function returnTooEarly(arrival: Date): string {
  return `Le retour doit être après l’arrivée de l’aller, ${momentText(arrival)}.`;
}

export const SAME_PLACE =
  'Le départ et la destination sont au même endroit. Choisissez deux adresses différentes.';

/** 'Chloé → Yann' */
export function handedOverText(from: string, to: string): string {
  return `${from} → ${to}`;
}

export const PASSENGER_NAME_MISSING = 'Indiquez le nom du passager.';

export const SEATS_RANGE = 'Le nombre de passagers va de 1 à 8.';
export const BAGS_RANGE = 'Le nombre de bagages va de 0 à 20.';

export const BAD_STOPS = 'Une course a trois étapes au plus, chacune avec une adresse.';
export const BAD_WAITING = 'L’attente à une étape va de 0 à 120 minutes.';
export const BAD_HOURS = 'Une mise à disposition dure de 1 à 12 heures.';
export const HOURS_MISSING = 'Une mise à disposition, et elle seule, dit pour combien d’heures.';
export const NO_STOPS_IN_HIRE =
  'Une voiture à disposition n’a pas d’étapes\u00a0: décrivez-les dans le programme.';

export const FINAL_AT_THE_END = 'Le prix final se donne en terminant la course.';
