import type { RideView } from '#contract/rides/rides.ts';

/** Of the passenger where somebody else rides. The last word of their name, and what is joined to it, is the larger part. */
export function nameOnBoard({ passenger, client }: Pick<RideView, 'passenger' | 'client'>) {
  if (!passenger) return { first: client.firstName, last: client.lastName };
  const [first = '', ...rest] = passenger.name.trim().split(/\s+/u);
  return rest.length === 0 ? { first: '', last: first } : { first, last: rest.join(' ') };
}
