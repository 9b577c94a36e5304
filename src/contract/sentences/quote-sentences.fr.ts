import { numbered } from './french.ts';

/** 'Prix garanti pendant 15 minutes.', 'Prix garanti pendant une heure.' */
export function priceHeldText(minutes: number): string {
  return `Prix garanti pendant ${minutes === 60 ? 'une heure' : numbered(minutes, 'minute')}.`;
}

/** 'Votre devis de 15 minutes ne tient plus.' */
export function quoteOverText(minutes: number): string {
  return `Votre devis de ${numbered(minutes, 'minute')} ne tient plus.`;
}
