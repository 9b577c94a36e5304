import type { RideView } from '#contract/rides/rides.ts';
import { euroText, longDayText, momentText } from '#contract/sentences/french.ts';
import { ofName } from '#contract/sentences/of-name.fr.ts';
import { guestLinkEnds } from '#domain/guest/guest-link.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import { icon } from '#server/http/icons.ts';
import type { GuestView } from './guest-view.ts';
import { card, type Html, link, notice } from './html-parts.ts';

/** Before paying: what was added, and that it may be contested. */
export function raisePart({ ride, base, raise, added }: GuestView): Html {
  if (raise === 'open')
    return `${notice('warn', `${added} de plus que prévu`, `Sur un prix convenu de ${euroText(ride.estimatedPrice)}.`)}<p class="guest-last">${link(`${base}/contester`, 'Contester', 'button button-plain')}</p>`;
  if (raise === 'contested')
    return notice('info', `${added} contestés`, 'Seul le prix convenu est dû, jusqu’à la réponse.');
  if (ride.raise?.answer === 'kept') return notice('info', 'Le prix final est maintenu');
  return ride.raise?.answer === 'waived' ? notice('ok', 'La différence est abandonnée') : '';
}

export function askedPart({
  status,
  cancellationRequestedAt,
  cancellationRefusedAt,
  driver,
}: RideView): Html {
  if (status !== 'accepted') return '';
  if (cancellationRequestedAt)
    return notice(
      'warn',
      'Annulation demandée',
      `La course reste réservée jusqu’à la réponse ${driver ? ofName(driver.firstName) : 'du chauffeur'}.`,
    );
  if (cancellationRefusedAt)
    return notice(
      'info',
      'Votre course est maintenue',
      `${driver?.firstName ?? 'Le chauffeur'} vous attend au départ.`,
    );
  return '';
}

export function paidPart({ paymentStatus, paymentMethod, paidAt, cashConfirmedAt }: RideView): Html {
  if (paymentStatus === 'processing') return notice('info', 'Paiement en cours de vérification');
  if (paymentStatus === 'refunding' || paymentStatus === 'refunded')
    return notice('info', paymentStatus === 'refunded' ? 'Remboursée' : 'Remboursement en cours');
  if (paymentStatus !== 'paid') return '';
  if (paymentMethod === 'cash' && cashConfirmedAt === null)
    return notice('info', 'À régler au chauffeur, en espèces');
  return notice('ok', 'Payée', paidAt ? momentText(new Date(paidAt)) : '');
}

export function accountPart({ isContact, mayCreateAccount, base }: GuestView): Html {
  if (!isContact || !mayCreateAccount) return '';
  return card(
    `<div class="guest-keep">${icon('person')}<div><h2>Gardez vos courses au même endroit</h2><p class="guest-soft">Une adresse email et un mot de passe suffisent, le reste est déjà rempli.</p></div></div>`,
    link(`${base}/compte`, 'Créer mon compte', 'button button-block'),
  );
}

export function cancelPart(ride: RideView, base: string): Html {
  if (!isAhead(ride) || ride.cancellationRequestedAt) return '';
  const words = asksFirst(ride) ? 'Demander l’annulation' : 'Annuler ma course';
  return `<p class="guest-last">${link(`${base}/annuler`, words, 'button button-plain button-danger')}</p>`;
}

export function isAhead({ status }: RideView): boolean {
  return status === 'pending' || status === 'accepted';
}

/** Without agreed terms the driver answers a cancellation; a pending request is simply withdrawn. */
export function asksFirst({ status, cancellationTerms }: RideView): boolean {
  return status === 'accepted' && cancellationTerms === null;
}

export function ends({ scheduledAt, endTime }: RideView): Html {
  const until = guestLinkEnds({
    scheduledAt: new Date(scheduledAt),
    endedAt: endTime ? new Date(endTime) : null,
  });
  return `<p class="guest-small">Ce lien n’ouvre que cette course. Il s’éteint le ${text(longDayText(until))}.</p>`;
}
