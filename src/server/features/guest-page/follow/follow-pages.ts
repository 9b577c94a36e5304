import type { RideView } from '#contract/rides/rides.ts';
import { ofName } from '#contract/sentences/of-name.fr.ts';
import { endsAtPickup } from '#contract/words/trip-words.fr.ts';
import { addressLines } from '#contract/words/voucher-words.fr.ts';
import { isChatOpen } from '#domain/chat/ride-chat.ts';
import { openStatuses } from '#domain/ride/ride.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import { callLink, type Html, link, notice } from '../html-parts.ts';
import { waitingPart } from '../waiting-part.ts';
import { at, etaOf, isThere, nameOf } from '../way-words.ts';
import type { Followed } from './followed.ts';
import { reportedPart, signPart } from './landing-parts.ts';

/** Letters of a car that have room beside its plate, on a phone in two lines. */
const BESIDE_A_PLATE = 20;

/** Minutes and time first, then the car, then the places. It needs no script and shows no price and no account. */
export function followPage(followed: Followed): Html {
  const { ride, problem } = followed;
  if (!openStatuses.includes(ride.status)) return endPage(followed);
  return [
    '<p class="guest-notice guest-warn follow-offline"><b>Vous êtes hors ligne.</b> La page reprend dès que le réseau revient.</p>',
    problem ? notice('bad', problem) : '',
    isThere(ride) ? therePart(followed) : etaPart(followed),
    carPart(ride),
    placePart(ride),
    reportedPart(followed),
    actionsPart(followed),
    `<p class="follow-foot">La position ${text(ofName(nameOf(ride)))} n’est visible que pendant votre course.</p>`,
  ].join('\n');
}

function etaPart({ ride, now }: Followed): Html {
  const [title, time, detail] = etaOf(ride, now);
  return `<div class="follow-eta"><h1>${text(title)}</h1><b class="follow-time">${text(time)}</b><p class="follow-detail">${text(detail)}</p></div>`;
}

function therePart({ ride, now }: Followed): Html {
  return `<div class="follow-eta"><h1 class="follow-there">Votre chauffeur est sur place</h1></div>${waitingPart(ride, now)}`;
}

function carPart({ driver }: RideView): Html {
  if (!driver) return '';
  const { vehicle } = driver;
  const car = vehicle && `${vehicle.make} ${vehicle.model}`.trim();
  const look = (car?.length ?? 0) > BESIDE_A_PLATE ? 'guest-driver follow-long' : 'guest-driver';
  const plate = vehicle?.plate && `<span class="plate"><span>${text(vehicle.plate)}</span></span>`;
  return `<div class="${look}"><span class="guest-view" aria-hidden="true">${text(driver.firstName.charAt(0))}</span><p><b>${text(driver.firstName)}</b>${car ? `<small>${text(car)}</small>` : ''}</p>${plate || ''}</div>`;
}

function placePart(ride: RideView): Html {
  const isOnBoard = ride.status === 'in_progress';
  if (isOnBoard && endsAtPickup(ride)) return '';
  const address = isOnBoard ? ride.destinationAddress : ride.pickupAddress;
  if (!address) return '';
  const [street = '', town = ''] = addressLines(address);
  const detail = isOnBoard ? town : `Prise en charge à ${at(new Date(ride.scheduledAt))}`;
  const word = isOnBoard ? 'Destination' : 'Départ';
  return `<ol class="guest-route"><li${isOnBoard ? ' class="guest-end"' : ''}><span class="hidden-text">${word}\u00a0: </span>${text(street)}<small>${text(detail)}</small></li></ol>`;
}

/** Telling is the one primary button while it makes sense, else calling is. */
function actionsPart(followed: Followed): Html {
  const { ride, base } = followed;
  const sign = signPart(followed);
  const call = callLink(ride.driver?.phone, 'Appeler', sign ? 'button' : 'button button-primary');
  const write =
    isChatOpen(ride) && ride.driver
      ? link(`${base}/messages`, 'Écrire', 'button follow-write', 'bubble')
      : '';
  const others = call || write ? `<div class="guest-two">${call}${write}</div>` : '';
  return sign || others ? `<div class="follow-actions">${sign}${others}</div>` : '';
}

function endPage({ ride }: Followed): Html {
  const rider = (ride.passenger?.name ?? ride.client.firstName).split(' ')[0] ?? '';
  const isDone = ride.status === 'completed';
  const [place = ''] = addressLines(ride.destinationAddress);
  const when = ride.endTime ? ` à ${at(new Date(ride.endTime))}` : '';
  const lines = isDone
    ? [`Course terminée${when}${place && `, ${place}`}.`, `Un objet oublié\u00a0? Appelez ${nameOf(ride)}.`]
    : ['Cette course n’a pas lieu.'];
  return `<div class="follow-end"><h1>${isDone ? `Bonne journée, ${text(rider)}` : 'Course annulée'}</h1>${lines.map((line) => `<p>${text(line)}</p>`).join('')}</div>${isDone ? `<div class="guest-two">${callLink(ride.driver?.phone, 'Appeler', 'button')}</div>` : ''}<p class="follow-foot">Le suivi s’arrête deux heures après la course.</p>`;
}
