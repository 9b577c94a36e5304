import type { RideView } from '#contract/rides/rides.ts';

/** The name of the passenger, else of the client. Its last word, with what is joined to it, is printed larger. */
export function nameOnBoard({ passenger, client }: Pick<RideView, 'passenger' | 'client'>) {
  if (!passenger) return { first: client.firstName, last: client.lastName };
  const [first = '', ...rest] = passenger.name.trim().split(/\s+/u);
  return rest.length === 0 ? { first: '', last: first } : { first, last: rest.join(' ') };
}
