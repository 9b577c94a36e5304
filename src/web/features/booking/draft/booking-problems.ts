import {
  PASSENGER_NAME_MISSING,
  returnTooEarly,
  SAME_PLACE,
  tooSoonText,
} from '#contract/sentences/ride-sentences.fr.ts';
import { internationalPhone } from '#domain/account/international-phone.ts';
import { isSamePlace } from '#domain/geo/same-place.ts';
import { isTooSoon } from '#domain/ride/schedule.ts';
import { momentInParis } from '#domain/time/paris.ts';
import { missingFields } from '#web/forms/missing-fields.ts';
import type { FormProblems } from '#web/forms/use-problems.ts';
import type { BookingDraft, DraftStop } from '#web/signals/booking-draft.ts';
import { hireHours, isOn, isSeveral, stopsIn } from '#web/signals/chosen-words.ts';
import { isUnfinished, unfinishedStop } from '../trip/trip-ends.ts';

export type Answers = Pick<
  BookingDraft,
  'pickup' | 'destination' | 'date' | 'returnDate' | 'until' | 'passengerName' | 'passengerPhone'
> & { stops: string; wayBack: string };

const SIGNED_OUT = 'Vous devez être connecté pour réserver une course';
const SKIPPED =
  'Cette heure n’existe pas\u00a0: la nuit du passage à l’heure d’été la saute. Choisissez-en une autre.';

/** Else a browser lets a year have six digits. */
export const LAST_TYPED = '9999-12-31T23:59';

/** `notice` in minutes; `kept` is the time of an edited ride, which it may keep. */
export type DepartureRules = {
  now: Date;
  notice: number;
  kept?: string | undefined;
  /** Of the outward ride. */
  arrival?: Date | undefined;
};

/** Why a booking cannot be reviewed and ordered yet. */
export function bookingProblems(
  draft: BookingDraft,
  { isClient, ...rules }: DepartureRules & { isClient: boolean },
): FormProblems<Answers> | undefined {
  const { pickup, destination, date } = draft;
  const isHire = hireHours(draft) !== null;
  const needed = isHire ? (['pickup', 'date'] as const) : (['pickup', 'destination', 'date'] as const);
  const missing = missingFields({ pickup, destination, date }, needed);
  if (missing) return missing;
  const empty = stopsIn(draft).findIndex(isBlank);
  if (empty >= 0) return { fields: { stops: `Complétez l’étape ${empty + 1}, ou retirez-la.` } };
  const unchosen = unfinishedStop(draft);
  if (unchosen) return { fields: { stops: `Choisissez l’étape ${unchosen} dans la liste, ou retirez-la.` } };
  const same = samePlaceProblem(draft);
  if (same) return { fields: { destination: same } };
  const wrongDate = dateProblem(date, rules);
  if (wrongDate) return { fields: { date: wrongDate } };
  const several = isSeveral(draft) && severalProblem(draft, rules.arrival);
  if (several) return { fields: several };
  const passenger = passengerProblems(draft);
  if (passenger) return { fields: passenger };
  return isClient ? undefined : { form: SIGNED_OUT };
}

function passengerProblems(draft: BookingDraft): FormProblems<Answers>['fields'] {
  const { isForOther, passengerName, passengerPhone } = draft;
  if (!isForOther) return undefined;
  if (passengerName.trim() === '') return { passengerName: PASSENGER_NAME_MISSING };
  if (passengerPhone.trim() === '' || internationalPhone(passengerPhone)) return undefined;
  return { passengerPhone: 'Ce numéro n’est pas valable.' };
}

function severalProblem(draft: BookingDraft, arrival: Date | undefined): Partial<Answers> | undefined {
  const back = isOn(draft, 'return') ? returnProblem(draft, arrival) : undefined;
  if (back) return { returnDate: back };
  if (isOn(draft, 'return') && draft.wayBack.some(isBlank))
    return { wayBack: 'Complétez le trajet du retour.' };
  if (isOn(draft, 'return') && draft.wayBack.some(isUnfinished))
    return { wayBack: 'Choisissez les adresses du retour dans la liste.' };
  if (!isOn(draft, 'repeat')) return undefined;
  if (draft.weekdays === '') return { until: 'Choisissez au moins un jour.' };
  return draft.until < draft.date.slice(0, 10)
    ? { until: 'Choisissez un jour après la première course.' }
    : undefined;
}

export function isBlank({ address }: DraftStop): boolean {
  return !address.trim();
}

/** The return leaves after the arrival, as far as that is known. */
export function returnProblem(
  { date, returnDate }: BookingDraft,
  arrival: Date | undefined,
): string | undefined {
  const [leaves, back] = [momentInParis(date), momentInParis(returnDate)];
  if (!back) return returnDate ? SKIPPED : 'Choisissez le jour et l’heure du retour.';
  const arrives = arrival ?? leaves;
  return arrives && back <= arrives ? returnTooEarly(arrives) : undefined;
}

/** Shown as soon as both are chosen. */
export function samePlaceProblem(draft: BookingDraft): string | undefined {
  if (hireHours(draft) !== null || stopsIn(draft).length > 0) return undefined;
  const from = { address: draft.pickup, point: draft.pickupCoords };
  const to = { address: draft.destination, point: draft.destinationCoords };
  return isSamePlace(from, to) ? SAME_PLACE : undefined;
}

/** Shown as soon as it is chosen; an empty field is shown on submit. */
export function dateProblem(date: string, { now, notice, kept }: DepartureRules): string | undefined {
  if (date === '' || date === kept) return undefined;
  const moment = momentInParis(date);
  if (!moment) return SKIPPED;
  return isTooSoon(moment, now, notice) ? tooSoonText(notice) : undefined;
}
