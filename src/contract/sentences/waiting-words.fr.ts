import { moneyText } from '#domain/money.ts';
import type { WaitingTerms } from '#domain/pricing/waiting-terms.ts';
import { euroText } from './french.ts';

/** What waiting costs, in one sentence; empty while it costs nothing. */
export function waitingSentence({ stationMinutes, otherMinutes, price }: WaitingTerms): string {
  if (price === 0) return '';
  return `${otherMinutes}\u00a0minutes d’attente sont offertes, ${stationMinutes} à un aéroport ou une gare ; chaque minute commencée ensuite coûte ${euroText(moneyText(price))}.`;
}
