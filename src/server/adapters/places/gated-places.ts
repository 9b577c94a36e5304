import type { Places } from '#server/ports/places.ts';
import { type GateOptions, providerGate } from './provider-gate.ts';

/** Every call of a service through one gate: when one kind fails, the others wait too. */
export function gatedPlaces(places: Places, options: GateOptions): Places {
  const pass = providerGate(options);
  return {
    suggest: (input) => pass('suggest', () => places.suggest(input)),
    details: (id) => pass('details', () => places.details(id)),
    geocode: (address) => pass('geocode', () => places.geocode(address)),
    reverse: (point) => pass('reverse', () => places.reverse(point)),
    measure: (from, to, options) => pass('measure', () => places.measure(from, to, options)),
  };
}
