import { numbered } from './french.ts';

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
