import type { NotificationEvent } from '#domain/notification/notification.ts';

type ChangeEvent = Extract<NotificationEvent, `change_${string}` | `proposal_${string}`>;

/** What these texts mention of a ride. */
type ChangeFacts = {
  when: string;
  pickup: string;
  way: string[];
  client: string;
  driver: string;
  price: string;
  terms: string;
  link?: string;
  /** 'Départ prévu : 10:00 (avant : 09:30)' */
  changes?: string[];
};

/** The notification of a change that was requested, proposed, answered or withdrawn. */
export function changeNotificationText(
  event: ChangeEvent,
  facts: ChangeFacts,
): { title: string; lines: string[] } {
  const { when, pickup, way, price, driver, changes = [] } = facts;
  switch (event) {
    case 'change_requested':
      return {
        title: 'Modification demandée',
        lines: [
          `${facts.client} souhaite modifier la course du ${when}.`,
          ...changes,
          'Répondez depuis votre tableau de bord\u00a0; la course reste prévue comme convenu jusque-là.',
        ],
      };
    case 'change_proposed':
      return {
        title: 'Modification proposée',
        lines: [
          `${driver} propose de modifier votre course du ${when}.`,
          ...changes,
          facts.link ? `À lire et à confirmer ici\u00a0: ${facts.link}` : 'Répondez depuis votre espace.',
        ],
      };
    case 'change_accepted':
      return {
        title: 'Votre course est modifiée',
        lines: [
          `${driver} a accepté votre demande et viendra vous chercher ${when}\u00a0: ${pickup}.`,
          `Prix\u00a0: ${price}.`,
          ...(facts.terms ? [facts.terms] : []),
        ],
      };
    case 'change_refused':
      return {
        title: 'Modification refusée',
        lines: [
          `${driver} ne peut pas modifier la course du ${when}\u00a0: elle reste prévue comme convenu.`,
        ],
      };
    case 'change_confirmed':
      return {
        title: 'Modification confirmée',
        lines: [
          `${facts.client} a confirmé\u00a0: la course est prévue ${when}.`,
          ...way,
          `Prix\u00a0: ${price}`,
        ],
      };
    case 'proposal_refused':
      return {
        title: 'Proposition refusée',
        lines: [`${facts.client} garde la course du ${when} comme convenu.`],
      };
    case 'change_withdrawn':
      return {
        title: 'Demande de modification retirée',
        lines: [`${facts.client} garde la course du ${when} comme convenu.`],
      };
    case 'proposal_withdrawn':
      return {
        title: 'Proposition retirée',
        lines: [`Votre course du ${when} reste prévue comme convenu.`],
      };
  }
}

/** The values of their templates, in the order of its text. */
export function changeNotificationValues(event: ChangeEvent, facts: ChangeFacts): string[] {
  switch (event) {
    case 'change_requested':
      return [facts.client, facts.when, changesOf(facts)];
    case 'change_proposed':
      return [facts.driver, facts.when, changesOf(facts), facts.link ?? '–'];
    case 'change_accepted':
      return [facts.driver, facts.when, facts.pickup, facts.price];
    case 'change_refused':
      return [facts.driver, facts.when];
    case 'change_confirmed':
    case 'proposal_refused':
    case 'change_withdrawn':
    case 'proposal_withdrawn':
      return [];
  }
}

/** A value of a template has no line breaks. */
function changesOf({ changes = [] }: ChangeFacts): string {
  return changes.join(', ') || '–';
}
