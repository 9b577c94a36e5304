import type { RideBillsView } from '#contract/papers/bills.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { euroText } from '#contract/sentences/french.ts';
import { askedPaper, billFileName, billName } from '#contract/words/bill-words.fr.ts';
import { isNoteDue } from '#domain/billing/papers-due.ts';
import { cents, moneyFrom } from '#domain/money.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import type { GuestView } from './guest-view.ts';
import { form, type Html, link } from './html-parts.ts';

type Papers = Pick<GuestView, 'ride' | 'base' | 'bills'>;

/** Files to download: the calendar, the voucher, then the papers of a ride that is over. */
export function papersPart({ ride, base, bills }: Papers): Html {
  const taken = isOver(ride)
    ? billLinks(ride, base, bills)
    : link(`${base}/agenda.ics`, 'Agenda', 'button', 'calendar');
  const voucher = hasVoucher(ride) ? link(`${base}/bon.pdf`, 'Bon (PDF)', 'button', 'paper') : '';
  return `<div class="guest-two">${hasVoucher(ride) || isOver(ride) ? taken : ''}${voucher}</div>`;
}

function billLinks({ status }: RideView, base: string, bills: RideBillsView | undefined): Html {
  if (!bills) return '';
  const files = bills.bills
    .filter(({ isKept }) => isKept)
    .map((bill) => link(`${base}/${billFileName(bill)}`, `${billName(bill)} (PDF)`, 'button', 'paper'));
  const asked = form(
    `${base}/note`,
    `<button class="button button-block">Recevoir ${askedPaper(status)}</button>`,
  );
  return [bills.isNoteOnRequest ? asked : '', ...files].join('');
}

/** 'dont TVA 10 % : 5,91 €', below a total that is taxed. */
export function vatPart({ ride, bills }: Papers): Html {
  if (!bills?.vatRate || bills.ttc !== (ride.finalPrice ?? ride.estimatedPrice)) return '';
  return `<p class="guest-vat">${text(`dont TVA ${bills.vatRate}\u00a0: ${euroText(bills.vat)}`)}</p>`;
}

/** Where the note is found, and from when on. */
export function noteText({ ride, bills }: Papers): string {
  if (!bills) return '';
  const isOff = ride.status === 'cancelled';
  const paper = isOff ? 'justificatif' : 'note';
  if (bills.bills.some(({ kind }) => kind === 'note'))
    return `Votre ${paper} est sur la page de votre course.`;
  if (!isNoteDue(moneyFrom(bills.ttc) ?? cents(0)))
    return isOff
      ? 'Votre justificatif vous est remis sur demande.'
      : 'Votre note vous est remise sur demande, après la course.';
  return `Vous trouverez votre ${paper} sur la page de votre course, dès ${isOver(ride) ? 'le paiement' : 'l’arrivée'}.`;
}

function hasVoucher({ status }: RideView): boolean {
  return status === 'accepted' || status === 'in_progress' || status === 'completed';
}

function isOver({ status }: RideView): boolean {
  return status === 'completed' || status === 'cancelled';
}
