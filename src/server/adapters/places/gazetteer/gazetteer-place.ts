import type { Place } from '#server/ports/places.ts';

export type GazetteerPlace = Place & {
  id: string;
  /** What people call it, the name of its address first. */
  names: readonly string[];
  /** The rest of its address, by which it may be searched too. */
  details: string;
  /** A commune may have several. */
  postcodes: readonly string[];
  /** The middle of a commune is a town centre, and not where anyone waits. */
  kind: 'sample' | 'airport' | 'terminal' | 'station' | 'place' | 'commune';
  /** Higher goes first among equal matches. */
  weight: number;
};
