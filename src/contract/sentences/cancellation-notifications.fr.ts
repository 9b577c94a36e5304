import type { NotificationEvent } from '#domain/notification/notification.ts';
import type { FeeKind } from '#domain/ride/ride.ts';
import { feeNames } from './cancellation-sentences.fr.ts';

type CancellationEvent = Extract<
  NotificationEvent,
  'cancelled' | 'client_cancelled' | 'passenger_cancelled' | 'fee_waived' | `cancellation_${string}`
>;

/** What these texts mention of a ride. */
type CancellationFacts = {
  when: string;
  client: string;
  driver: string;
  reason: string;
  /** The client requested the cancellation, and it is open or was approved. */
  asked: boolean;
  /** '32,50 €', for a cancellation or an absence; empty when nothing is due. */
  fee: string;
  feeKind?: FeeKind;
};

/** The notification of a cancellation, of what it costs, and of one that was only asked for. */
export function cancellationNotificationText(
  event: CancellationEvent,
  { when, client, driver, reason, asked, fee, feeKind = 'cancellation' }: CancellationFacts,
): { title: string; lines: string[] } {
  switch (event) {
    case 'cancelled':
      return {
        title: 'Votre course est annulée',
        lines: [
          `Course du ${when}.`,
          ...(asked ? [`${driver} a accepté votre demande d’annulation.`] : []),
          ...(reason ? [`Motif\u00a0: ${reason}`] : []),
          ...(fee ? [`${feeNames[feeKind]}\u00a0: ${fee}.`] : []),
        ],
      };
    case 'client_cancelled':
      return {
        title: `Course annulée, ${when}`,
        lines: [
          `${client} a annulé la course du ${when}.`,
          ...(reason ? [`Motif\u00a0: ${reason}`] : []),
          fee ? `${fee} vous restent dus.` : 'L’annulation était gratuite.',
        ],
      };
    case 'fee_waived':
      return {
        title: 'Vous ne devez rien',
        lines: [
          `${driver} renonce aux ${feeNames[feeKind].toLocaleLowerCase('fr')} de la course du ${when}.`,
        ],
      };
    case 'cancellation_requested':
      return {
        title: 'Annulation demandée',
        lines: [
          `${client} souhaite annuler la course du ${when}.`,
          ...(reason ? [`Motif\u00a0: ${reason}`] : []),
          'Répondez depuis votre tableau de bord.',
        ],
      };
    case 'cancellation_withdrawn':
      return {
        title: 'Annulation retirée',
        lines: [`${client} garde la course du ${when}\u00a0: elle reste prévue.`],
      };
    case 'cancellation_refused':
      return {
        title: 'Votre course est maintenue',
        lines: [`${driver} ne peut pas annuler la course du ${when} et vous attend au départ.`],
      };
    case 'passenger_cancelled':
      return {
        title: 'Votre course est annulée',
        lines: [`La course du ${when}, réservée par ${client}, n’aura pas lieu.`],
      };
  }
}
