import { moneyText } from '#domain/money.ts';
import type { WaitingTerms } from '#domain/pricing/waiting-terms.ts';
import { euroText, numbered } from './french.ts';

/** What waiting costs, in one sentence; empty while it costs nothing. */
export function waitingSentence({ stationMinutes, otherMinutes, price }: WaitingTerms): string {
  if (price === 0) return '';
  const free = `${numbered(otherMinutes, 'minute')} d’attente ${otherMinutes < 2 ? 'est offerte' : 'sont offertes'}`;
  return `${free}, ${stationMinutes} à un aéroport ou une gare\u00a0; chaque minute commencée ensuite coûte ${euroText(moneyText(price))}.`;
}
