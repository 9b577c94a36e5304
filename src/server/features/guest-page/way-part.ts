import { clockText, euroText } from '#contract/french.ts';
import type { RideView } from '#contract/rides.ts';
import { type Html, notice } from './parts.ts';

/** Where the driver of an accepted ride is, and kindly how long they wait. */
export function wayPart({ status, onTheWayAt, arrivedAt, driver, way }: RideView, now: Date): Html {
  if (status !== 'accepted' || !onTheWayAt) return '';
  if (arrivedAt)
    return notice('ok', `Votre chauffeur est sur place depuis ${at(arrivedAt)}`, waiting(way, now));
  const name = driver?.firstName ?? 'Votre chauffeur';
  const arrival = way?.expectedAt ? `Arrivée vers ${at(way.expectedAt)}.` : '';
  return notice('info', `${name} est en route depuis ${at(onTheWayAt)}`, arrival);
}

function waiting(way: RideView['way'], now: Date): string {
  if (!way?.freeUntil) return '';
  const price = Number(way.waitingPrice) > 0 ? `${euroText(way.waitingPrice ?? '')} par minute` : '';
  if (now < new Date(way.freeUntil))
    return `Prenez votre temps : l’attente est offerte jusqu’à ${at(way.freeUntil)}${price && `, puis ${price}`}.`;
  return price && `Attente en cours depuis ${at(way.freeUntil)}, ${price}.`;
}

function at(moment: string): string {
  return clockText(new Date(moment));
}
