import type { RideView } from '#contract/rides/rides.ts';
import { co2eText } from '#contract/sentences/co2e-text.ts';
import {
  clockText,
  durationText,
  euroText,
  fullDayText,
  numbered,
  phoneText,
} from '#contract/sentences/french.ts';
import { fareReceipt, finalReceipt } from '#contract/words/fare-lines.fr.ts';
import { endsAtPickup } from '#contract/words/trip-words.fr.ts';
import { addressLines } from '#contract/words/voucher-words.fr.ts';
import { arrivalTime } from '#domain/ride/schedule.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import { type IconName, icon } from '#server/http/icons.ts';
import { phoneLink } from '#server/http/phone-link.ts';
import { card, type Html } from './html-parts.ts';

/** When, from where to where, with what, and who comes. */
export function rideCard(ride: RideView, ...more: Html[]): Html {
  return card(whenPart(ride), routePart(ride), factsPart(ride), driverPart(ride, phonePart(ride)), ...more);
}

/** Without an estimated arrival once the ride has ended. */
export function whenPart({ scheduledAt, duration, status }: RideView): Html {
  const at = new Date(scheduledAt);
  const arrival =
    duration === null || status === 'completed'
      ? ''
      : `<br><span class="guest-soft">arrivée estimée à ${clockText(arrivalTime(at, Math.round(duration)))}</span>`;
  return `<p class="guest-when"><b>${clockText(at)}</b><span>${text(fullDayText(at))}${arrival}</span></p>`;
}

export function routePart(ride: RideView): Html {
  return `<ol class="guest-route">${place('Départ', ride.pickupAddress)}${ride.stops.map(({ address }) => place('Étape', address)).join('')}${endsAtPickup(ride) ? '' : ride.destinationAddress && place('Destination', ride.destinationAddress)}</ol>`;
}

function place(label: string, address: string): Html {
  const [street = '', town = ''] = addressLines(address);
  return `<li><span class="hidden-text">${label}\u00a0: </span>${text(street)}${town && `<small>${text(town)}</small>`}</li>`;
}

/** The town of an address; all of it where none is named. */
export function townOf(address: string): string {
  const [place = '', town = place] = addressLines(address);
  return town.replace(/^\d{5} /u, '');
}

function factsPart(ride: RideView): Html {
  const { distance, duration, co2e, passengers, luggage, travelReference } = ride;
  const facts: [IconName, string][] = [
    ['road', distance === null ? '' : `${Math.round(distance)}\u00a0km`],
    ['clock', duration === null ? '' : durationText(duration)],
    ['leaf', co2eText(co2e) ?? ''],
    ['people', numbered(passengers, 'passager')],
    ['bag', luggage > 0 ? numbered(luggage, 'bagage') : ''],
    ['ticket', travelReference],
  ];
  return `<ul class="guest-facts">${facts
    .filter(([, fact]) => fact)
    .map(([sign, fact]) => `<li>${icon(sign)}${text(fact)}</li>`)
    .join('')}</ul>`;
}

function phonePart({ driver }: RideView): Html {
  const phone = driver?.phone;
  if (!phone) return '';
  return `<a class="link" href="${phoneLink(phone)}">${text(phoneText(phone))}</a>`;
}

/** The driver and the car; `more` comes below the car. */
export function driverPart({ driver }: RideView, more: Html): Html {
  if (!driver) return '<p class="guest-soft">Un chauffeur va prendre votre course.</p>';
  const { vehicle } = driver;
  const car = vehicle && `${vehicle.make} ${vehicle.model}`.trim();
  const plate = vehicle?.plate && `<span class="plate"><span>${text(vehicle.plate)}</span></span>`;
  return `<div class="guest-driver"><span class="guest-view" aria-hidden="true">${text(driver.firstName.charAt(0))}</span><p><b>${text(driver.firstName)}</b>${car ? `<small>${text(car)}</small>` : ''}${more}</p>${plate || ''}</div>`;
}

/** Every line to the cent, and what is due. */
export function pricePart(ride: RideView): Html {
  if (ride.priceToConfirm) return '<p>Le chauffeur confirme le prix avant d’accepter.</p>';
  const rows = fareReceipt(ride.priceLines).map((line) => row(line.label, line.value));
  const final = ride.finalPrice !== null && ride.finalPrice !== ride.estimatedPrice;
  if (final) rows.push(row('Prix convenu', euroText(ride.estimatedPrice), 'guest-agreed'));
  if (final) rows.push(...finalReceipt(ride).map((line) => row(line.label, line.value)));
  return `<dl class="guest-receipt">${rows.join('')}<div class="guest-total"><dt>Total TTC</dt><dd>${text(totalText(ride))}</dd></div></dl>`;
}

/** The sum alone; `due`: what of it is still to pay. */
export function totalPart(ride: RideView, due: string | undefined): Html {
  if (ride.priceToConfirm) return '';
  return `<dl class="guest-receipt"><div class="guest-total"><dt>Prix TTC${due === undefined ? '' : ', à régler'}</dt><dd>${text(due ?? totalText(ride))}</dd></div></dl>`;
}

export function totalText({ finalPrice, estimatedPrice }: RideView): string {
  return euroText(finalPrice ?? estimatedPrice);
}

function row(label: string, value: string, name = ''): Html {
  return `<div${name && ` class="${name}"`}><dt>${text(label)}</dt><dd>${text(value)}</dd></div>`;
}
