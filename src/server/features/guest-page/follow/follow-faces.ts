import { clockText, euroText, longDayText, shortDayText } from '#contract/french.ts';
import type { RideView } from '#contract/rides.ts';
import { addressLines } from '#contract/voucher-words.fr.ts';
import { isChatOpen } from '#domain/chat/ride-chat.ts';
import { openStatuses } from '#domain/ride/ride.ts';
import { arrivalTime } from '#domain/ride/schedule.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import { type Html, link, notice } from '../parts.ts';
import type { Followed } from './followed.ts';
import { signPart, toldPart } from './landing-parts.ts';

/** Letters of a car that have room beside its plate, on a phone in two lines. */
const BESIDE_A_PLATE = 20;

/** Minutes and time first, then the car, then where: all of it without a script. No price and no account is in it. */
export function followFace(followed: Followed): Html {
  const { ride, problem } = followed;
  if (!openStatuses.includes(ride.status)) return endFace(followed);
  return [
    '<p class="guest-notice guest-warn follow-offline"><b>Vous êtes hors ligne.</b> La page reprend dès que le réseau revient.</p>',
    problem ? notice('bad', problem) : '',
    isThere(ride) ? waitPart(followed) : etaPart(followed),
    carPart(ride),
    placePart(ride),
    toldPart(followed),
    actionsPart(followed),
    `<p class="follow-foot">La position de ${text(nameOf(ride))} n’est visible que pendant votre course.</p>`,
  ].join('\n');
}

function isThere({ status, arrivedAt }: RideView): boolean {
  return status === 'accepted' && Boolean(arrivedAt);
}

function nameOf({ driver }: RideView): string {
  return driver?.firstName ?? 'Votre chauffeur';
}

function etaPart({ ride, now }: Followed): Html {
  const [title, time, detail] = etaOf(ride, now);
  return `<div class="follow-eta"><h1>${text(title)}</h1><b class="follow-time">${text(time)}</b><p class="follow-detail">${text(detail)}</p></div>`;
}

function etaOf(ride: RideView, now: Date): [title: string, time: string, detail: string] {
  const { status, scheduledAt, onTheWayAt, way, startTime, duration } = ride;
  const pickup = new Date(scheduledAt);
  if (status === 'in_progress') {
    const start = startTime ? new Date(startTime) : pickup;
    if (duration === null) return ['Vous êtes à bord', at(start), 'heure de départ'];
    return [
      'Vous êtes à bord',
      `vers ${at(arrivalTime(start, duration))}`,
      'arrivée estimée d’après la route',
    ];
  }
  if (onTheWayAt) {
    const left = `départ à ${at(new Date(onTheWayAt))}`;
    if (!way?.expectedAt) return [`${nameOf(ride)} est en route`, at(pickup), `prise en charge, ${left}`];
    return [
      `${nameOf(ride)} est en route`,
      `vers ${at(new Date(way.expectedAt))}`,
      `${left}, heure estimée d’après la route`,
    ];
  }
  const day =
    longDayText(now) === longDayText(pickup) ? `aujourd’hui, ${shortDayText(pickup)}` : shortDayText(pickup);
  if (status === 'pending')
    return ['Votre demande est enregistrée', at(pickup), `${day}. Un chauffeur va la prendre.`];
  return [
    'Votre course est acceptée',
    at(pickup),
    `${day}. Vous verrez la voiture quand ${nameOf(ride)} partira.`,
  ];
}

/** Never a red clock: until when it is free, and what then. */
function waitPart({ ride, now }: Followed): Html {
  const { way } = ride;
  const head = '<h1 class="follow-there">Votre chauffeur est sur place</h1>';
  if (!way?.freeUntil) return `<div class="follow-eta">${head}</div>`;
  const freeUntil = new Date(way.freeUntil);
  const left = Math.ceil((freeUntil.getTime() - now.getTime()) / 60_000);
  const price = Number(way.waitingPrice) > 0 ? Number(way.waitingPrice) : 0;
  const per = price > 0 ? `${euroText(price.toFixed(2))} par minute` : '';
  if (left <= 0) {
    const due =
      price > 0 ? `Attente en cours\u00a0: ${euroText((price * -left).toFixed(2))}` : 'Vous êtes attendu';
    const since = `${nameOf(ride)} vous attend. ${per && `${per} depuis ${at(freeUntil)}.`}`;
    return `<div class="follow-eta">${head}</div><div class="follow-wait"><p><b>${text(due)}</b>${text(since)}</p></div>`;
  }
  const title =
    left > 5
      ? 'Prenez votre temps'
      : `Encore ${left}\u00a0minute${left > 1 ? 's' : ''} offerte${left > 1 ? 's' : ''}`;
  const words = `${nameOf(ride)} vous attend sans supplément jusqu’à ${at(freeUntil)}.${per && ` Ensuite, ${per}.`}`;
  return `<div class="follow-eta">${head}</div><div class="follow-wait">${ring(left, way.freeMinutes)}<p><b>${text(title)}</b>${text(words)}</p></div>`;
}

function ring(left: number, whole: number | null): Html {
  const share = Math.round(100 * Math.min(1, left / (whole || left)));
  return `<svg class="follow-ring" viewBox="0 0 44 44" role="img" aria-label="${left} minutes"><circle cx="22" cy="22" r="19"/><circle cx="22" cy="22" r="19" pathLength="100" stroke-dasharray="${share} 100"/><text x="22" y="23">${left}</text><text class="follow-min" x="22" y="31">min</text></svg>`;
}

function carPart({ driver }: RideView): Html {
  if (!driver) return '';
  const { vehicle } = driver;
  const car = vehicle && `${vehicle.make} ${vehicle.model}`.trim();
  const look = (car?.length ?? 0) > BESIDE_A_PLATE ? 'guest-driver follow-long' : 'guest-driver';
  const plate = vehicle?.plate && `<span class="plate"><span>${text(vehicle.plate)}</span></span>`;
  return `<div class="${look}"><span class="guest-face" aria-hidden="true">${text(driver.firstName.charAt(0))}</span><p><b>${text(driver.firstName)}</b>${car ? `<small>${text(car)}</small>` : ''}</p>${plate || ''}</div>`;
}

function placePart(ride: RideView): Html {
  const isOnBoard = ride.status === 'in_progress';
  const address = isOnBoard ? ride.destinationAddress : ride.pickupAddress;
  if (!address) return '';
  const [street = '', town = ''] = addressLines(address);
  const detail = isOnBoard ? town : `Prise en charge à ${at(new Date(ride.scheduledAt))}`;
  const word = isOnBoard ? 'Destination' : 'Départ';
  return `<ol class="guest-route"><li${isOnBoard ? ' class="guest-end"' : ''}><span class="hidden-text">${word} : </span>${text(street)}<small>${text(detail)}</small></li></ol>`;
}

/** Telling is the one primary button while it makes sense, else calling is. */
function actionsPart(followed: Followed): Html {
  const { ride, base } = followed;
  const sign = signPart(followed);
  const call = callPart(ride, sign ? 'button' : 'button button-primary');
  const write =
    isChatOpen(ride) && ride.driver
      ? link(`${base}/messages`, 'Écrire', 'button follow-write', 'bubble')
      : '';
  const others = call || write ? `<div class="guest-two">${call}${write}</div>` : '';
  return sign || others ? `<div class="follow-actions">${sign}${others}</div>` : '';
}

function callPart({ driver }: RideView, look = 'button'): Html {
  return driver?.phone ? link(`tel:${driver.phone.replace(/[^\d+]/gu, '')}`, 'Appeler', look, 'phone') : '';
}

function endFace({ ride }: Followed): Html {
  const rider = (ride.passenger?.name ?? ride.client.firstName).split(' ')[0] ?? '';
  const isDone = ride.status === 'completed';
  const [place = ''] = addressLines(ride.destinationAddress);
  const when = ride.endTime ? ` à ${at(new Date(ride.endTime))}` : '';
  const lines = isDone
    ? [`Course terminée${when}${place && `, ${place}`}.`, `Un objet oublié\u00a0? Appelez ${nameOf(ride)}.`]
    : ['Cette course n’a pas lieu.'];
  return `<div class="follow-end"><h1>${isDone ? `Bonne journée, ${text(rider)}` : 'Course annulée'}</h1>${lines.map((line) => `<p>${text(line)}</p>`).join('')}</div>${isDone ? `<div class="guest-two">${callPart(ride)}</div>` : ''}<p class="follow-foot">Le suivi s’arrête deux heures après la course.</p>`;
}

function at(moment: Date): string {
  return clockText(moment);
}
