import { isSameTown, writtenPoint } from '#domain/geo/address-agreement.ts';
import { greatCircleKm } from '#domain/geo/great-circle.ts';
import type { Places, Point } from '#server/ports/places.ts';

/** A place as it was asked for: the address people read, and the point that came with it. */
export type AskedPlace = { address: string | null; point: Point | null };

/** `point` is null when the place is unknown; it is `certain` when address and point agree. */
export type ResolvedPlace = { point: Point | null; isCertain: boolean };

/** A place of interest may be written with the neighbouring commune. */
const NEAR_KM = 2;

/** A point is trusted only near its address. Otherwise the address alone decides. */
export async function resolvePlace(places: Places, { address, point }: AskedPlace): Promise<ResolvedPlace> {
  if (address === null) return { point, isCertain: point !== null };
  const written = writtenPoint(address);
  if (written) return { point: written, isCertain: true };
  if (point && (await isInTown(places, point, address))) return { point, isCertain: true };
  const found = await places.geocode(address).catch(() => undefined);
  if (point && found && greatCircleKm(point, found) <= NEAR_KM) return { point, isCertain: true };
  return { point: found ?? null, isCertain: false };
}

async function isInTown(places: Places, point: Point, address: string): Promise<boolean> {
  const ofPoint = await places.reverse(point).catch(() => undefined);
  return ofPoint !== undefined && isSameTown(address, ofPoint);
}
