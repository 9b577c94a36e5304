import { euroText, longDayText, longMomentText, momentText } from '#contract/french.ts';
import type { RideView } from '#contract/rides.ts';
import { isChatOpen } from '#domain/chat/ride-chat.ts';
import { awaitsConfirmation } from '#domain/guest/confirmation.ts';
import { guestLinkEnds } from '#domain/guest/guest-link.ts';
import { legalPages } from '#domain/legal/legal-pages.ts';
import type { RaiseState } from '#domain/ride/ride.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import { changePart } from './change-part.ts';
import { landingPart } from './landing-part.ts';
import { card, form, type Html, head, link, notice, submit } from './parts.ts';
import { pricePart, rideCard, totalText } from './ride-parts.ts';
import { owedPart, termsPart } from './terms-parts.ts';
import { wayPart } from './way-part.ts';

export type Face = {
  ride: RideView;
  /** The address of the page, without a slash at its end. */
  base: string;
  /** Who took the order. */
  enteredBy: string;
  isContact: boolean;
  /** An account needs an email that was confirmed. */
  mayCreateAccount: boolean;
  isPayable: boolean;
  /** What is still to pay. */
  due: string;
  /** How a price that was raised at the end stands, and by how much it was. */
  raise: RaiseState | null;
  added: string;
  /** Of waiting at the pickup. */
  freeMinutes: number;
  now: Date;
  /** What the last attempt was refused with. */
  problem: string | undefined;
};

/** The ride as it is: to confirm, confirmed, under way, over. */
export function mainFace(face: Face): Html {
  const { ride, base, now, problem } = face;
  const parts = isOpenOrder(ride) ? confirmFace(face) : followFace(face);
  return [problem ? notice('bad', problem) : '', changePart(ride, base, now), ...parts, ends(ride)].join(
    '\n',
  );
}

function isOpenOrder({ status, telephone }: RideView): boolean {
  const confirmedAt = telephone?.confirmedAt ? new Date(telephone.confirmedAt) : null;
  return awaitsConfirmation({ status, enteredBy: telephone?.enteredBy ?? null, confirmedAt });
}

function confirmFace({ ride, base, enteredBy, freeMinutes, now }: Face): Html[] {
  const taken = `Préparée par ${enteredBy} le ${longMomentText(new Date(ride.createdAt))}, par téléphone.`;
  return [
    head(`${ride.client.firstName}, votre course est prête`, taken),
    rideCard(ride),
    card(pricePart(ride), termsPart(ride, freeMinutes, now)),
    `<p class="guest-soft">Une erreur ? ${link(`${base}/messages`, `Écrire à ${ride.driver?.firstName ?? enteredBy}`, 'link')}</p>`,
    form(
      `${base}/confirmer`,
      `<div class="guest-foot"><p class="guest-sum"><span>Total TTC</span><b>${text(totalText(ride))}</b></p>`,
      submit('Réserver avec obligation de paiement'),
      `<p class="guest-small">En confirmant, vous acceptez les ${link(legalPages.terms.path, 'CGV', 'link')}. Le droit de rétractation de 14 jours ne s’applique pas au transport à date fixée.</p></div>`,
    ),
    cancelPart(ride, base),
  ];
}

function followFace(face: Face): Html[] {
  const { ride, base } = face;
  const [title, lead] = titleOf(ride);
  return [
    head(title, lead),
    askedPart(ride),
    wayPart(ride, face.now),
    landingPart(ride, base, face.now),
    rideCard(ride, papersPart(ride, base)),
    card(
      pricePart(ride),
      owedPart(ride),
      raisePart(face),
      paidPart(ride),
      isAhead(ride) ? termsPart(ride, face.freeMinutes, face.now) : '',
      `<div class="guest-two">${face.isPayable ? link(`${base}/payer`, 'Payer', 'button', 'card') : ''}${isChatOpen(ride) ? link(`${base}/messages`, 'Écrire', 'button', 'bubble') : ''}</div>`,
    ),
    accountPart(face),
    cancelPart(ride, base),
  ];
}

/** Before paying: what was added, and that it may be contested. */
export function raisePart({ ride, base, raise, added }: Face): Html {
  if (raise === 'open')
    return `${notice('warn', `${added} de plus que prévu`, `Sur un prix convenu de ${euroText(ride.estimatedPrice)}.`)}<p class="guest-last">${link(`${base}/contester`, 'Contester', 'button button-plain')}</p>`;
  if (raise === 'contested')
    return notice('info', `${added} contestés`, 'Seul le prix convenu est dû, jusqu’à la réponse.');
  if (ride.raise?.answer === 'kept') return notice('info', 'Le prix final est maintenu');
  return ride.raise?.answer === 'waived' ? notice('ok', 'La différence est abandonnée') : '';
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
      return ['Vous êtes arrivé', `Merci de votre trajet avec ${driver}.`];
    case 'cancelled':
      return [
        'Votre course est annulée',
        ride.cancellationReason ? `Motif : ${ride.cancellationReason}` : '',
      ];
    case 'rejected':
      return ['Votre demande n’a pas pu être acceptée', ride.rejectionReason ?? ''];
  }
}

function askedPart({ status, cancellationRequestedAt, cancellationRefusedAt, driver }: RideView): Html {
  const name = driver?.firstName ?? 'Le chauffeur';
  if (status !== 'accepted') return '';
  if (cancellationRequestedAt)
    return notice('warn', 'Annulation demandée', `La course reste réservée jusqu’à la réponse de ${name}.`);
  if (cancellationRefusedAt)
    return notice('info', 'Votre course est maintenue', `${name} vous attend au départ.`);
  return '';
}

function papersPart({ status }: RideView, base: string): Html {
  if (status !== 'accepted' && status !== 'in_progress' && status !== 'completed') return '';
  return `<div class="guest-two">${link(`${base}/agenda.ics`, 'Agenda', 'button', 'calendar')}${link(`${base}/bon.pdf`, 'Bon (PDF)', 'button', 'paper')}</div>`;
}

function paidPart({ paymentStatus, paymentMethod, paidAt, cashConfirmedAt }: RideView): Html {
  if (paymentStatus === 'processing') return notice('info', 'Paiement en cours de vérification');
  if (paymentStatus === 'refunding' || paymentStatus === 'refunded')
    return notice('info', paymentStatus === 'refunded' ? 'Remboursée' : 'Remboursement en cours');
  if (paymentStatus !== 'paid') return '';
  if (paymentMethod === 'cash' && cashConfirmedAt === null)
    return notice('info', 'À régler au chauffeur, en espèces');
  return notice('ok', 'Payée', paidAt ? momentText(new Date(paidAt)) : '');
}

function accountPart({ isContact, mayCreateAccount, base }: Face): Html {
  if (!isContact || !mayCreateAccount) return '';
  return card(
    '<h2>Gardez vos courses au même endroit</h2>',
    '<p class="guest-soft">Une adresse email et un mot de passe suffisent, le reste est déjà rempli.</p>',
    link(`${base}/compte`, 'Créer un compte', 'button button-block'),
  );
}

function cancelPart(ride: RideView, base: string): Html {
  if (!isAhead(ride) || ride.cancellationRequestedAt) return '';
  const words = asksFirst(ride) ? 'Demander l’annulation' : 'Annuler ma course';
  return `<p class="guest-last">${link(`${base}/annuler`, words, 'button button-plain button-danger')}</p>`;
}

function isAhead({ status }: RideView): boolean {
  return status === 'pending' || status === 'accepted';
}

/** Without agreed terms the driver answers; a request that waits is only withdrawn. */
export function asksFirst({ status, cancellationTerms }: RideView): boolean {
  return status === 'accepted' && cancellationTerms === null;
}

function ends({ scheduledAt, endTime }: RideView): Html {
  const until = guestLinkEnds({
    scheduledAt: new Date(scheduledAt),
    endedAt: endTime ? new Date(endTime) : null,
  });
  return `<p class="guest-small">Ce lien n’ouvre que cette course. Il s’éteint le ${text(longDayText(until))}.</p>`;
}
