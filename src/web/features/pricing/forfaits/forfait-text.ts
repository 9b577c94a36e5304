import type { ForfaitView } from '#contract/pricing/forfaits.ts';
import type { ZoneView } from '#contract/pricing/zones.ts';
import { hoursText, hourText, weekdaysText } from '#contract/sentences/tariff-words.fr.ts';
import type { Reason } from '#domain/pricing/price-candidates.ts';
import { parisTime } from '#domain/time/paris.ts';
import { numbered } from '#web/text/counts.ts';
import { distanceText } from '#web/text/distances.ts';
import { weekdayName } from '../weekdays.ts';

type Terms = Pick<ForfaitView, 'isBothWays' | 'weekdays' | 'startHour' | 'endHour' | 'takesCoefficient'>;

/** 'Dans les deux sens · tous les jours, 04:00 – 22:00 · coefficient appliqué' */
export function termsText({
  isBothWays,
  weekdays: days,
  startHour,
  endHour,
  takesCoefficient,
}: Terms): string {
  const hours = hoursText(startHour, endHour);
  return [
    isBothWays ? 'Dans les deux sens' : 'Aller seulement',
    hours ? `${weekdaysText(days)}, ${hours}` : weekdaysText(days),
    ...(takesCoefficient ? ['coefficient de la règle appliqué'] : []),
  ].join(' · ');
}

/** 'Un cercle, 3,4 km autour de Roissy', 'Un contour de 38 coins' */
export function zoneText({ parts }: ZoneView): string {
  const [part] = parts;
  if (!part) return 'À dessiner';
  if (parts.length > 1) return numbered(parts.length, 'cercle');
  if (part.kind === 'outline') return `Un contour de ${numbered(part.corners.length, 'coin')}`;
  const place = part.place ? ` autour de ${part.place}` : '';
  return `Un cercle, ${distanceText(part.radius / 1000)}${place}`;
}

/** Why a price wins or loses. */
export function reasonText(reason: Reason, at: Date): string {
  switch (reason.because) {
    case 'forfait_wins':
      return 'Les deux adresses sont dans ses zones\u00a0: il fixe le prix.';
    case 'larger_zone':
      return 'Convient aussi, mais sa zone est plus grande.';
    case 'higher_price':
      return 'Convient aussi, mais son prix est plus haut.';
    case 'newer':
      return 'Convient aussi, mais il est plus récent.';
    case 'stops':
      return 'Avec une étape, aucun forfait ne s’applique.';
    case 'pickup':
      return `Le départ n’est pas dans ${reason.zone}.`;
    case 'destination':
      return `L’arrivée n’est pas dans ${reason.zone}.`;
    case 'day':
      return `Ne vaut pas le ${weekdayName(parisTime(at).weekday)}.`;
    case 'hour':
      return `Ne vaut pas à ${hourText(parisTime(at).hour)}.`;
    case 'inactive':
      return 'Inactif.';
    case 'rule_wins':
      return 'Aucun forfait ne convient\u00a0: elle fixe le prix.';
    case 'rule_waits':
      return 'Sert quand aucun forfait ne convient.';
    case 'no_rule':
      return 'Aucune règle à cette heure\u00a0: vous confirmez le prix.';
  }
}
