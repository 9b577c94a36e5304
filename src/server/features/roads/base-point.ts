import type { DriverHours } from '#domain/availability/hours.ts';
import type { Point } from '#domain/geo/great-circle.ts';
import type { Deps } from '#server/deps.ts';

/** Where the first approach of a driver's day begins: at their own address, else at the company's. */
export async function basePoint(
  { settings, places }: Pick<Deps, 'settings' | 'places'>,
  base: DriverHours['base'],
): Promise<Point | null> {
  if (base?.point) return base.point;
  const address = base?.address || (await settings.current()).stored.companyAddress;
  if (!address) return null;
  return (await places.geocode(address).catch(() => undefined)) ?? null;
}
