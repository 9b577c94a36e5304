import { type ForfaitDraft, newForfait } from './forfait-values.ts';
import { readyMade } from './ready-made-zones.ts';

/** Proposed to an operator without any forfait. */
export function parisToCdg(): ForfaitDraft {
  const zoneOf = (name: string) => readyMade.find(({ zone }) => zone.name === name)?.zone ?? newForfait.from;
  return { ...newForfait, from: zoneOf('Paris'), to: zoneOf('CDG') };
}
