import type { RideView } from '#contract/rides/rides.ts';
import { longMomentText } from '#contract/sentences/french.ts';
import { arrivalAhead } from '#contract/words/arrival-ahead.ts';
import { isChatOpen } from '#domain/chat/ride-chat.ts';
import { awaitsConfirmation } from '#domain/guest/confirmation.ts';
import { legalPages } from '#domain/legal/legal-pages.ts';
import { isUnderWay } from '#domain/position/under-way.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import { changePart } from './change-part.ts';
import type { GuestView } from './guest-view.ts';
import { card, form, type Html, head, link, notice, submit } from './html-parts.ts';
import { landingPart } from './landing-part.ts';
import { papersPart, vatPart } from './papers-part.ts';
import { pricePart, rideCard, totalText } from './ride-parts.ts';
import { accountPart, askedPart, cancelPart, ends, isAhead, paidPart, raisePart } from './state-parts.ts';
import { stepsPart } from './steps-part.ts';
import { owedPart, termsPart } from './terms-parts.ts';
import { wayPage } from './way-page.ts';
import { at, etaOf } from './way-words.ts';

/** The ride as it is: to confirm, confirmed, under way, over. */
export function mainPage(view: GuestView): Html {
  const { ride, base, now, problem } = view;
  if (hasMap(ride)) return wayPage(view);
  const parts = isOpenOrder(ride) ? confirmParts(view) : followParts(view);
  return [problem ? notice('bad', problem) : '', changePart(ride, base, now), ...parts].join('\n');
}

/** While the ride is under way, and was confirmed. */
export function hasMap(ride: RideView): boolean {
  const { status, onTheWayAt } = ride;
  return isUnderWay({ status, onTheWayAt: onTheWayAt ? new Date(onTheWayAt) : null }) && !isOpenOrder(ride);
}

function isOpenOrder({ status, telephone }: RideView): boolean {
  const confirmedAt = telephone?.confirmedAt ? new Date(telephone.confirmedAt) : null;
  return awaitsConfirmation({ status, enteredBy: telephone?.enteredBy ?? null, confirmedAt });
}

function confirmParts(view: GuestView): Html[] {
  const { ride, base, enteredBy, freeMinutes, now } = view;
  const taken = `Préparée par ${enteredBy} le ${longMomentText(new Date(ride.createdAt))}, par téléphone.`;
  return [
    head(`${ride.client.firstName}, votre course est prête`, taken),
    comingPart(ride, now),
    rideCard(ride),
    card(pricePart(ride), vatPart(view), termsPart(ride, freeMinutes, now)),
    `<p class="guest-soft">Une erreur ? ${link(`${base}/messages`, `Écrire à ${ride.driver?.firstName ?? enteredBy}`, 'link')}</p>`,
    cancelPart(ride, base),
    ends(ride),
    form(
      `${base}/confirmer`,
      `<div class="guest-foot"><p class="guest-sum"><span>Total TTC</span><b>${text(totalText(ride))}</b></p>`,
      submit('Réserver avec obligation de paiement'),
      `<p class="guest-small">En confirmant, vous acceptez les ${link(legalPages.terms.path, 'CGV', 'link')}. Le droit de rétractation de 14 jours ne s’applique pas au transport à date fixée.</p></div>`,
    ),
  ];
}

/** A driver may leave before the order was confirmed. */
function comingPart(ride: RideView, now: Date): Html {
  if (!ride.onTheWayAt) return '';
  const [title] = etaOf(ride, now);
  const expected = arrivalAhead(ride, now);
  return notice('info', title, expected ? `Arrivée vers ${at(expected)}.` : '');
}

function followParts(view: GuestView): Html[] {
  const { ride, base } = view;
  const [title, lead] = titleOf(ride);
  return [
    head(title, lead),
    askedPart(ride),
    ride.status === 'completed' ? card(stepsPart(ride, view.now)) : '',
    landingPart(ride, base, view.now),
    rideCard(ride, papersPart(view)),
    card(
      pricePart(ride),
      vatPart(view),
      owedPart(view),
      raisePart(view),
      paidPart(ride),
      isAhead(ride) ? termsPart(ride, view.freeMinutes, view.now) : '',
      `<div class="guest-two">${view.isPayable ? payLink(view) : ''}${isChatOpen(ride) ? link(`${base}/messages`, 'Écrire', 'button', 'bubble') : ''}</div>`,
    ),
    accountPart(view),
    cancelPart(ride, base),
    ends(ride),
  ];
}

/** After the ride, paying is what is left to do. */
function payLink({ ride, base }: GuestView): Html {
  const look = ride.status === 'completed' ? 'button button-primary' : 'button';
  return link(`${base}/payer`, 'Payer', look, 'card');
}

function titleOf(ride: RideView): [title: string, lead: string] {
  const driver = ride.driver?.firstName ?? 'Votre chauffeur';
  const confirmedAt = ride.telephone?.confirmedAt;
  switch (ride.status) {
    case 'pending':
      return ['Demande enregistrée', 'Un chauffeur va vous répondre.'];
    case 'accepted':
      return [
        'C’est réservé',
        confirmedAt
          ? `Confirmé le ${longMomentText(new Date(confirmedAt))}. Cette heure est inscrite sur votre bon de réservation.`
          : `${driver} viendra vous chercher.`,
      ];
    case 'in_progress':
      return ['Votre course est en cours', `${driver} vous conduit à destination.`];
    case 'completed':
      return ['Vous êtes arrivé', `Merci d’avoir voyagé avec ${driver}.`];
    case 'cancelled':
      return [
        'Votre course est annulée',
        ride.cancellationReason ? `Motif : ${ride.cancellationReason}` : '',
      ];
    case 'rejected':
      return ['Votre demande n’a pas pu être acceptée', ride.rejectionReason ?? ''];
  }
}
