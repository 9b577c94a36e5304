import type { NotificationEvent } from '#domain/notification/notification.ts';
import { numbered } from './french.ts';
import { rideName } from './ride-sentences.fr.ts';

/** What a message about a ride may mention; texts as people read them. */
export type NotificationFacts = {
  /** 'jeu. 7 mai à 17:30' */
  when: string;
  pickup: string;
  destination: string;
  /** The way in lines: its ends and stops, or how long a car is at hand. */
  way: string[];
  client: string;
  /** '3 passagers, 4 bagages, vol TO 7346' */
  load: string;
  /** '27 km, 48 min' */
  trip: string;
  /** '68,50 €', or 'à confirmer' */
  price: string;
  driver: string;
  /** For the passenger, who has no page to read it on. */
  driverPhone?: string;
  /** 'Mercedes-Benz Classe E, GH-482-KT'; empty when it is not set. */
  vehicle: string;
  reason: string;
  /** The client asked for the cancellation, and it is open or was accepted. */
  asked: boolean;
  number: number;
  /** Of how many rides of one order it tells; one when absent. */
  rides?: number;
  /** 'Annulation gratuite jusqu’au …, puis …'; empty without terms. */
  terms: string;
  /** '32,50 €', of a cancellation or an absence; empty where nothing is owed. */
  fee: string;
  /** 'Facture F-2026-00042', of a letter that carries it. */
  bill?: string;
  /** Where the client of an order taken by telephone reads, confirms and follows it. */
  link?: string;
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
          ...(facts.fee ? [`Frais d’annulation\u00a0: ${facts.fee}.`] : []),
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
        lines: [`${driver} renonce aux frais d’annulation de la course du ${when}.`],
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
      return {
        title: 'Votre course est prête',
        lines: [when, ...way, `Prix\u00a0: ${price}`, `À lire et à confirmer ici\u00a0: ${facts.link ?? ''}`],
      };
    case 'confirmation_missing':
      return {
        title: `Course de demain à confirmer, ${when}`,
        lines: [
          `${facts.client} n’a pas encore confirmé.`,
          ...way,
          'Appelez, puis notez «\u00a0Confirmée par téléphone\u00a0» sur la course.',
        ],
      };
    case 'bill_issued':
      return {
        title: facts.bill ?? 'Votre document',
        lines: [
          `Course du ${when}, avec ${driver}.`,
          ...way,
          'Le document est joint à cet email. Merci de votre trajet.',
        ],
      };
  }
}

function given(line: string): string[] {
  return line ? [line] : [];
}

/** In place of one message for each request beyond the hour's. */
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
  return {
    subject: `${title} – course n° ${facts.number}`,
    text: [
      `Bonjour ${firstName},`,
      [`${title} (course n° ${facts.number}).`, ...lines].join('\n'),
      ...(site && !lines.some((line) => line.includes(site)) ? [`Suivre la course : ${site}`] : []),
      appName,
    ].join('\n\n'),
  };
}

export function calendarTitle({ number }: Pick<NotificationFacts, 'number'>, appName: string): string {
  return `${rideName({ number })} avec ${appName}`;
}

/** The values of an approved template, in the order of its text. */
export function templateValues(event: NotificationEvent, facts: NotificationFacts): string[] {
  switch (event) {
    case 'new_ride':
      return [facts.when, facts.client, facts.pickup, facts.destination, facts.price];
    case 'accepted':
      return [facts.driver, facts.when, facts.pickup, facts.vehicle || '–', facts.price];
    case 'rejected':
    case 'cancelled':
      return [facts.when, facts.reason || '–'];
    case 'started':
      return [facts.driver, facts.destination];
    case 'cancellation_requested':
    case 'client_cancelled':
      return [facts.client, facts.when, facts.reason || '–'];
    case 'cancellation_withdrawn':
      return [facts.client, facts.when];
    case 'cancellation_refused':
      return [facts.driver, facts.when];
    case 'driver_changed':
      return [facts.driver, facts.when, facts.pickup, facts.vehicle || '–'];
    case 'passenger_expected':
      return [facts.client, facts.when, facts.pickup, facts.driver, facts.vehicle || '–'];
    case 'passenger_cancelled':
      return [facts.client, facts.when];
    case 'order_link':
      return [facts.when, facts.pickup, facts.destination, facts.price, facts.link ?? '–'];
    case 'confirmation_missing':
      return [facts.client, facts.when];
    case 'ride_received':
    case 'ride_withdrawn':
    case 'booking_received':
    case 'bill_issued':
    case 'fee_waived':
      return [];
  }
}
