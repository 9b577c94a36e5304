import type { RideView } from '#contract/rides/rides.ts';
import { phoneMark } from '#contract/words/phone-time.fr.ts';
import { isChatOpen } from '#domain/chat/ride-chat.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import { changePart } from './change-part.ts';
import type { GuestView } from './guest-view.ts';
import { callLink, card, type Html, link, notice } from './html-parts.ts';
import { landingPart } from './landing-part.ts';
import { papersPart } from './papers-part.ts';
import { driverPart, routePart, totalPart, whenPart } from './ride-parts.ts';
import { accountPart, askedPart, cancelPart, ends, paidPart } from './state-parts.ts';
import { stepsPart } from './steps-part.ts';
import { waitingPart } from './waiting-part.ts';
import { at, etaOf, isThere } from './way-words.ts';

/** A ride under way, below its map: minutes and steps, who comes, then the ride. */
export function wayPage(view: GuestView): Html {
  const { ride, base, now, problem, isPayable, due } = view;
  return [
    etaPart(ride, now),
    problem ? notice('bad', problem) : '',
    changePart(ride, base, now),
    askedPart(ride),
    landingPart(ride, base, now),
    card(stepsPart(ride, now), waitingPart(ride, now), driverPart(ride, ''), actionsPart(ride, base)),
    card(
      whenPart(ride),
      routePart(ride),
      totalPart(ride, isPayable ? due : undefined),
      paidPart(ride),
      isPayable ? link(`${base}/payer`, 'Payer maintenant', 'button button-block', 'card') : '',
      papersPart(view),
    ),
    accountPart(view),
    cancelPart(ride, base),
    ends(ride),
  ].join('\n');
}

/** The estimate without a position; the script replaces it while a position is shared. */
function etaPart(ride: RideView, now: Date): Html {
  const [title, time, detail] =
    isThere(ride) && ride.arrivedAt
      ? [
          'Votre chauffeur est sur place',
          '',
          `depuis ${at(new Date(ride.arrivedAt))}${phoneMark(ride, 'arrived')}`,
        ]
      : etaOf(ride, now);
  const minutes = time && `<b class="follow-time">${text(time)}</b>`;
  return `<header class="guest-eta"><div><h1>${text(title)}</h1><p class="follow-age">${text(detail)}</p></div>${minutes}</header>`;
}

function actionsPart(ride: RideView, base: string): Html {
  const write = isChatOpen(ride) ? link(`${base}/messages`, 'Écrire', 'button', 'bubble') : '';
  return `<div class="guest-two">${callLink(ride.driver?.phone, 'Appeler', 'button')}${write}</div>`;
}
