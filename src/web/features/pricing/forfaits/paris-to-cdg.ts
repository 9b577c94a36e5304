import { type ForfaitDraft, newForfait } from './forfait-values.ts';
import { readyMade } from './ready-made-zones.ts';

/** The forfait that is proposed to whoever has none. */
export function parisToCdg(): ForfaitDraft {
  const zoneOf = (name: string) => readyMade.find(({ zone }) => zone.name === name)?.zone ?? newForfait.from;
  return { ...newForfait, from: zoneOf('Paris'), to: zoneOf('CDG') };
}
