import type { NotificationEvent } from '#domain/notification/notification.ts';
import type { FeeKind } from '#domain/ride/ride.ts';
import { feeNames } from './cancellation-sentences.fr.ts';
import { changeNotificationText } from './change-notifications.fr.ts';
import { numbered } from './french.ts';
import { raiseNotice, type ToldRaise } from './raise-notices.fr.ts';
import { type ReminderFacts, reminderText } from './reminder-texts.fr.ts';
import { rideName } from './ride-sentences.fr.ts';

/** What a message about a ride may mention; texts as people read them. */
export type NotificationFacts = ReminderFacts & {
  destination: string;
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
  raise?: ToldRaise;
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
  const { when, pickup, destination, way, price, driver, vehicle, reason } = facts;
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
    case 'cancelled':
      return {
        title: 'Votre course est annulée',
        lines: [
          `Course du ${when}.`,
          ...(facts.asked ? [`${driver} a accepté votre demande d’annulation.`] : []),
          ...(reason ? [`Motif\u00a0: ${reason}`] : []),
          ...(facts.fee ? [`${feeName(facts)}\u00a0: ${facts.fee}.`] : []),
        ],
      };
    case 'client_cancelled':
      return {
        title: `Course annulée, ${when}`,
        lines: [
          `${facts.client} a annulé la course du ${when}.`,
          ...(reason ? [`Motif\u00a0: ${reason}`] : []),
          facts.fee ? `${facts.fee} vous restent dus.` : 'L’annulation était gratuite.',
        ],
      };
    case 'fee_waived':
      return {
        title: 'Vous ne devez rien',
        lines: [`${driver} renonce aux ${feeName(facts).toLocaleLowerCase('fr')} de la course du ${when}.`],
      };
    case 'on_the_way':
    case 'passenger_on_the_way':
      return {
        title: `${driver} est en route${facts.arrival ? `, arrivée vers ${facts.arrival}` : ''}`,
        lines: [
          `Prise en charge ${when}\u00a0: ${pickup}${vehicle && `, en ${vehicle}`}.`,
          ...(facts.follow ? [`Suivre la voiture\u00a0: ${facts.follow}`] : []),
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
      return { title: 'Votre course commence', lines: [`${driver} prend la route vers ${destination}.`] };
    case 'cancellation_requested':
      return {
        title: 'Annulation demandée',
        lines: [
          `${facts.client} souhaite annuler la course du ${when}.`,
          ...(reason ? [`Motif\u00a0: ${reason}`] : []),
          'Répondez depuis votre tableau de bord.',
        ],
      };
    case 'cancellation_withdrawn':
      return {
        title: 'Annulation retirée',
        lines: [`${facts.client} garde la course du ${when}\u00a0: elle reste prévue.`],
      };
    case 'cancellation_refused':
      return {
        title: 'Votre course est maintenue',
        lines: [`${driver} ne peut pas annuler la course du ${when} et vous attend au départ.`],
      };
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
        ],
      };
    case 'passenger_cancelled':
      return {
        title: 'Votre course est annulée',
        lines: [`La course du ${when}, réservée par ${facts.client}, n’aura pas lieu.`],
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
function orderLinkText({ when, way, price, link = '', rides = 1, others = [] }: NotificationFacts) {
  return {
    title: rides < 2 ? 'Votre course est prête' : `Vos ${rides} courses sont prêtes`,
    lines: [
      when,
      ...way,
      `Prix\u00a0: ${price}`,
      `À lire et à confirmer ici\u00a0: ${link}`,
      ...others.map((other) => `${other.when}, ${other.price}\u00a0: ${other.link}`),
      ...(rides > others.length + 1 ? ['Votre chauffeur vous donne le lien de chaque course suivante.'] : []),
    ],
  };
}

function feeName({ feeKind = 'cancellation' }: NotificationFacts): string {
  return feeNames[feeKind];
}

function given(line: string): string[] {
  return line ? [line] : [];
}

/** Replaces one message per request beyond the hourly limit. */
export function groupedRequestsText(count: number): string {
  return [
    numbered(count, 'nouvelle demande', 'nouvelles demandes'),
    `${count < 2 ? 'Elle attend' : 'Elles attendent'} votre réponse sur votre tableau de bord.`,
  ].join('\n');
}

/** The same in the template of a new request. */
export function groupedRequestsValues(count: number): string[] {
  return [numbered(count, 'demande'), '–', '–', '–', '–'];
}

type Frame = { firstName: string; appName: string; site: string | undefined };

/** The same text as an email, with a greeting and a link to the platform. */
export function rideEmailText(
  event: NotificationEvent,
  facts: NotificationFacts,
  { firstName, appName, site }: Frame,
) {
  const { title, lines } = notificationText(event, facts);
  const isList = event === 'day_list';
  return {
    subject: isList ? title : `${title} – course n° ${facts.number}`,
    text: [
      `Bonjour ${firstName},`,
      [isList ? `${title}.` : `${title} (course n° ${facts.number}).`, ...lines].join('\n'),
      ...(site && !lines.some((line) => line.includes(site))
        ? [`${isList ? 'Votre tableau de bord' : 'Suivre la course'} : ${site}`]
        : []),
      appName,
    ].join('\n\n'),
  };
}

export function calendarTitle({ number }: Pick<NotificationFacts, 'number'>, appName: string): string {
  return `${rideName({ number })} avec ${appName}`;
}
