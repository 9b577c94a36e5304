import type { Point } from '../geo/great-circle.ts';
import { readyMadeZones } from '../zones/ready-made.ts';
import { isInZone } from '../zones/zone.ts';
import type { WaitingTerms } from './waiting-terms.ts';

const { cdg, orly, beauvais, le_bourget, stations } = readyMadeZones;
const withLuggage = [cdg, orly, beauvais, le_bourget, stations];

/** An airport or a station has its own; an unknown place has those of any other. */
export function freeMinutesAt(pickup: Point | null, terms: WaitingTerms): number {
  const isStation = pickup !== null && withLuggage.some((zone) => isInZone(pickup, zone));
  return isStation ? terms.stationMinutes : terms.otherMinutes;
}

type Wait = {
  scheduledAt: Date;
  /** When the driver was there and the client landed; null while nobody told. */
  arrivedAt: Date | null;
  landedAt: Date | null;
  boardedAt: Date | null;
  freeMinutes: number;
};

/** The minutes begun after the free ones, which begin at the latest of pickup time, landing and arrival. */
export function waitedMinutes({ scheduledAt, arrivedAt, landedAt, boardedAt, freeMinutes }: Wait): number {
  if (!boardedAt) return 0;
  const since = Math.max(scheduledAt.getTime(), arrivedAt?.getTime() ?? 0, landedAt?.getTime() ?? 0);
  return Math.max(0, Math.ceil((boardedAt.getTime() - since) / 60_000 - freeMinutes));
}
