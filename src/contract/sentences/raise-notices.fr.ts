import type { RaiseAnswer } from '#domain/ride/raise.ts';

/** The raise ('30,00 €') and the total ('98,00 €'), why the client contests it, and the answer. */
export type RaiseFacts = {
  difference: string;
  total: string;
  agreed: string;
  reason: string;
  answer: RaiseAnswer | null;
};

type Facts = { when: string; client: string; driver: string; price: string; raise?: RaiseFacts };

type RaiseEvent = 'price_raised' | 'price_contested' | 'contest_to_watch' | 'contest_answered';

/** The notification about a price raised at the end. */
export function raiseNotice(event: RaiseEvent, { when, client, driver, price, ...facts }: Facts) {
  const raise = facts.raise ?? { difference: '', total: price, agreed: price, reason: '', answer: null };
  const { difference, total, agreed, reason, answer } = raise;
  switch (event) {
    case 'price_raised':
      return {
        title: `${difference} de plus que prévu`,
        lines: [
          `Course du ${when}\u00a0: prix final ${total}, prix convenu ${agreed}.`,
          'Avant de payer, lisez le détail sur la course. Vous pouvez le contester pendant 48\u00a0heures.',
        ],
      };
    case 'price_contested':
    case 'contest_to_watch':
      return {
        title: 'Prix contesté',
        lines: [
          `${client} conteste ${difference} sur la course du ${when}${event === 'contest_to_watch' ? `, avec ${driver}` : ''}.`,
          ...(reason ? [`Motif\u00a0: ${reason}`] : []),
          'Renoncez à la différence, ou maintenez-la, depuis votre tableau de bord.',
        ],
      };
    case 'contest_answered':
      return {
        title: answer === 'waived' ? 'La différence est abandonnée' : 'Le prix final est maintenu',
        lines: [
          answer === 'waived'
            ? `La course du ${when} vous coûte ${agreed}, comme convenu.`
            : `Pour la course du ${when}, ${difference} restent dus au-delà du prix convenu de ${agreed}.`,
        ],
      };
  }
}
