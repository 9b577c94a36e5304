import type { NotificationEvent } from '#domain/notification/notification.ts';
import type { FeeKind } from '#domain/ride/ride.ts';
import { cancellationNotificationText } from './cancellation-notifications.fr.ts';
import { changeNotificationText } from './change-notifications.fr.ts';
import { type RaiseFacts, raiseNotice } from './raise-notices.fr.ts';
import { type ReminderFacts, reminderText } from './reminder-texts.fr.ts';
import { rideName } from './ride-sentences.fr.ts';

/** What a message about a ride may mention; texts as people read them. */
export type NotificationFacts = ReminderFacts & {
  /** 'Mise à disposition, 4 h' for a hire without a last one. */
  destination: string;
  /** The hours of a hire. */
  hire?: number;
  /** '27 km, 48 min' */
  trip: string;
  reason: string;
  /** The client requested the cancellation, and it is open or was approved. */
  asked: boolean;
  number: number;
  /** The number of rides of one order it covers; one when absent. */
  rides?: number;
  /** Further rides of an order taken by telephone, with their links. */
  others?: { when: string; price: string; link: string }[];
  /** 'Annulation gratuite jusqu’au …, puis …'; empty without terms. */
  terms: string;
  /** '32,50 €', for a cancellation or an absence; empty when nothing is due. */
  fee: string;
  feeKind?: FeeKind;
  /** '14:32', when the driver should arrive at the pickup, and the end of the free waiting; empty when unknown. */
  arrival?: string;
  freeUntil?: string;
  /** For a price raised at the end. */
  raise?: RaiseFacts;
  /** The follow link of the passenger; absent once revoked, or while the URL of the site is unknown. */
  follow?: string;
  /** 'Facture F-2026-00042', for an email that has it attached. */
  bill?: string;
  /** 'Départ prévu : 10:00 (avant : 09:30)', for a change that is requested or was accepted. */
  changes?: string[];
};

export const PRICE_TO_CONFIRM = 'à confirmer';
export const YOUR_DRIVER = 'Votre chauffeur';

export type NotificationText = { title: string; lines: string[] };

/** The text of every notification, for messages, emails and the examples on the screen. */
export function notificationText(event: NotificationEvent, facts: NotificationFacts): NotificationText {
  const { title, lines } = textOf(event, facts);
  if ((facts.rides ?? 1) < 2) return { title, lines };
  return { title, lines: [...lines, `Ce message vaut pour ${facts.rides} courses de la même commande.`] };
}

function textOf(event: NotificationEvent, facts: NotificationFacts): NotificationText {
  const { when, pickup, way, price, driver, vehicle, reason } = facts;
  switch (event) {
    case 'new_ride':
      return {
        title: `Nouvelle demande, ${when}`,
        lines: [`${facts.client}, ${facts.load}`, ...way, `${facts.trip}, ${price}`],
      };
    case 'booking_received':
      return {
        title: 'Votre demande est reçue',
        lines: [
          when,
          ...way,
          `Prix\u00a0: ${price}`,
          ...given(facts.terms),
          'Le chauffeur vous répond au plus vite.',
        ],
      };
    case 'accepted':
      return {
        title: 'Votre course est confirmée',
        lines: [
          `${driver} viendra vous chercher ${when}\u00a0: ${pickup}${vehicle && `, en ${vehicle}`}.`,
          `Prix\u00a0: ${price}.`,
          ...given(facts.terms),
        ],
      };
    case 'rejected':
      return {
        title: 'Votre demande n’a pas pu être acceptée',
        lines: [`Course du ${when}.`, `Motif\u00a0: ${reason}`, 'Aucun paiement n’est dû.'],
      };
    case 'on_the_way':
    case 'passenger_on_the_way':
      return {
        title: `${driver} est en route${facts.arrival ? `, arrivée vers ${facts.arrival}` : ''}`,
        lines: [
          `Prise en charge ${when}\u00a0: ${pickup}${vehicle && `, en ${vehicle}`}.`,
          ...followLine(facts),
        ],
      };
    case 'arrived':
      return {
        title: 'Votre chauffeur est sur place',
        lines: [
          `${driver} vous attend\u00a0: ${pickup}${vehicle && `, en ${vehicle}`}.`,
          ...(facts.freeUntil ? [`L’attente est offerte jusqu’à ${facts.freeUntil}.`] : []),
        ],
      };
    case 'cancelled':
    case 'client_cancelled':
    case 'fee_waived':
    case 'cancellation_requested':
    case 'cancellation_withdrawn':
    case 'cancellation_refused':
    case 'passenger_cancelled':
      return cancellationNotificationText(event, facts);
    case 'price_raised':
    case 'price_contested':
    case 'contest_to_watch':
    case 'contest_answered':
      return raiseNotice(event, facts);
    case 'refund_returned':
      return {
        title: 'Un remboursement est revenu',
        lines: [
          `Le remboursement à ${facts.client}, pour la course du ${when}, a été renvoyé par sa banque.`,
          'Remboursez à nouveau depuis «\u00a0Recettes\u00a0», ou convenez d’un autre moyen.',
        ],
      };
    case 'started':
      return { title: 'Votre course commence', lines: [startedLine(facts)] };
    case 'driver_changed':
      return {
        title: 'Votre chauffeur change',
        lines: [`${driver} viendra vous chercher ${when}\u00a0: ${pickup}${vehicle && `, en ${vehicle}`}.`],
      };
    case 'passenger_expected':
      return {
        title: `Une course est réservée pour vous, ${when}`,
        lines: [
          `${facts.client} l’a réservée.`,
          ...way,
          `${driver} viendra vous chercher${vehicle && `, en ${vehicle}`}.`,
          ...(facts.driverPhone ? [`Téléphone du chauffeur\u00a0: ${facts.driverPhone}`] : []),
          ...followLine(facts),
        ],
      };
    case 'ride_received':
      return {
        title: `Une course vous est confiée, ${when}`,
        lines: [`${facts.client}, ${facts.load}`, ...way, `${facts.trip}, ${price}`],
      };
    case 'ride_withdrawn':
      return {
        title: 'Une course est confiée à un autre chauffeur',
        lines: [`La course du ${when} n’est plus dans votre agenda.`],
      };
    case 'order_link':
      return orderLinkText(facts);
    case 'confirmation_missing':
      return {
        title: `Course à confirmer, ${when}`,
        lines: [
          `${facts.client} n’a pas encore confirmé.`,
          ...way,
          'Appelez, puis notez «\u00a0Confirmée par téléphone\u00a0» sur la course.',
        ],
      };
    case 'change_requested':
    case 'change_proposed':
    case 'change_accepted':
    case 'change_refused':
    case 'change_confirmed':
    case 'proposal_refused':
    case 'change_withdrawn':
    case 'proposal_withdrawn':
      return changeNotificationText(event, facts);
    case 'bill_issued':
      return {
        title: facts.bill ?? 'Votre document',
        lines: [`Course du ${when}, avec ${driver}.`, ...way, 'Le document est joint à cet email.'],
      };
    case 'evening_reminder':
    case 'soon_reminder':
    case 'passenger_reminder':
    case 'day_list':
    case 'drive_reminder':
      return reminderText(event, facts);
  }
}

/** A link opens one ride only: an order of several lists the first rides, each with its own link. */
function orderLinkText({ when, way, price, terms, link = '', rides = 1, others = [] }: NotificationFacts) {
  return {
    title: rides < 2 ? 'Votre course est prête' : `Vos ${rides} courses sont prêtes`,
    lines: [
      when,
      ...way,
      `Prix\u00a0: ${price}`,
      ...given(terms),
      `À lire et à confirmer ici\u00a0: ${link}`,
      ...others.map((other) => `${other.when}, ${other.price}\u00a0: ${other.link}`),
      ...(rides > others.length + 1 ? ['Votre chauffeur vous donne le lien de chaque course suivante.'] : []),
    ],
  };
}

function startedLine({ driver, destination, hire }: NotificationFacts): string {
  if (hire) return `${driver} est à votre disposition pour ${hire}\u00a0h.`;
  return `${driver} prend la route vers ${destination}.`;
}

function followLine({ follow }: NotificationFacts): string[] {
  return follow ? [`Suivre la voiture\u00a0: ${follow}`] : [];
}

function given(line: string): string[] {
  return line ? [line] : [];
}

export function calendarTitle({ number }: Pick<NotificationFacts, 'number'>, appName: string): string {
  return `${rideName({ number })} avec ${appName}`;
}
