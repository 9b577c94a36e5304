import type { Point } from '../geo/great-circle.ts';
import { readyMadeZones } from '../zones/ready-made.ts';
import { stationsOfFrance } from '../zones/stations-of-france.ts';
import { isInZone } from '../zones/zone.ts';
import { begunMinutes } from './begun-minutes.ts';
import type { WaitingTerms } from './waiting-terms.ts';

const { cdg, orly, beauvais, le_bourget, stations } = readyMadeZones;
const withLuggage = [cdg, orly, beauvais, le_bourget, stations, stationsOfFrance];

/** An airport or a station; an unknown place is none. */
export function isStation(pickup: Point | null): boolean {
  return pickup !== null && withLuggage.some((zone) => isInZone(pickup, zone));
}

export function freeMinutesAt(pickup: Point | null, terms: Omit<WaitingTerms, 'price'>): number {
  return isStation(pickup) ? terms.stationMinutes : terms.otherMinutes;
}

type Beginning = {
  scheduledAt: Date;
  /** When the driver arrived and the client landed; null until reported. */
  arrivedAt: Date | null;
  landedAt: Date | null;
};
type Wait = Beginning & { boardedAt: Date | null; freeMinutes: number };

/** The minutes started after the free ones, which begin at the latest of pickup time, landing and arrival. */
export function waitedMinutes({ boardedAt, ...wait }: Wait): number {
  return boardedAt ? begunMinutes(freeWaitEnd(wait), boardedAt) : 0;
}

/** When the free waiting ends. */
export function freeWaitEnd({ freeMinutes, ...beginning }: Omit<Wait, 'boardedAt'>): Date {
  return new Date(waitingSince(beginning) + freeMinutes * 60_000);
}

function waitingSince({ scheduledAt, arrivedAt, landedAt }: Beginning): number {
  return Math.max(scheduledAt.getTime(), arrivedAt?.getTime() ?? 0, landedAt?.getTime() ?? 0);
}
