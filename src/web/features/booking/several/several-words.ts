import { shortDayText } from '#contract/sentences/french.ts';
import { holidayNames } from '#contract/sentences/holiday-names.fr.ts';
import { MOST_RIDES_OF_ORDER } from '#domain/order/order.ts';
import type { Series } from '#domain/order/series.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import { isOn } from '#web/signals/chosen-words.ts';
import { numbered } from '#web/text/counts.ts';
import { euroText } from '#web/text/euros.ts';
import type { ReceiptLine } from '#web/ui/receipt.tsx';
import { isBlank } from '../draft/booking-problems.ts';
import type { PricedRide } from './use-several.ts';

/** 'jeu. 14 mai' */
export function seriesDayText(day: string): string {
  return shortDayText(new Date(`${day}T12:00:00Z`));
}

/** 'Sautés : jeu. 14 mai (Ascension), lun. 25 mai (Pentecôte).' */
export function skippedText({ days }: Series): string | undefined {
  const skipped = days.flatMap(({ day, holiday, isRidden }) =>
    holiday && !isRidden ? `${seriesDayText(day)} (${holidayNames[holiday]})` : [],
  );
  return skipped.length > 0 ? `Sautés\u00a0: ${skipped.join(', ')}.` : undefined;
}

/** 'Cela ferait 74 courses. La série s’arrête à 60, le mar. 15 septembre.' */
export function tooLongText({ wanted, rides, days }: Series): string | undefined {
  const last = days.findLast(({ isRidden }) => isRidden);
  if (wanted <= rides || !last) return undefined;
  return `Cela ferait ${numbered(wanted, 'course')}. La série s’arrête à ${MOST_RIDES_OF_ORDER}, le ${seriesDayText(last.day)}.`;
}

/** What is missing for a price of all rides. */
export function missingText(draft: BookingDraft): string {
  const { date, returnDate, wayBack } = draft;
  if (returnDate && wayBack.some(isBlank)) return 'Complétez le trajet du retour pour connaître le prix.';
  const isDated = date && (returnDate || !isOn(draft, 'return'));
  return isDated
    ? 'Il faut au moins deux courses\u00a0: ajoutez une date, ou renoncez à répéter.'
    : 'Choisissez les dates pour connaître le prix de toutes les courses.';
}

export const legNames = { outward: 'Aller', return: 'Retour' } as const;

/** '10 courses × 28,60 €': one line per price and direction. */
export function priceGroups(rides: readonly PricedRide[]): ReceiptLine[] {
  const groups = new Map<string, { ride: PricedRide; count: number }>();
  for (const ride of rides) {
    const key = `${ride.leg} ${ride.trip.price}`;
    groups.set(key, { ride, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()].map(({ ride: { leg, trip }, count }) => {
    const name = leg === null ? numbered(count, 'course') : `${legNames[leg]}, ${numbered(count, 'course')}`;
    return {
      label: count > 1 ? `${name} × ${euroText(trip.price)}` : name,
      value: euroText(sumText(trip.price, count)),
    };
  });
}

function sumText(price: string, count: number): string {
  return ((Math.round(Number(price) * 100) * count) / 100).toFixed(2);
}
