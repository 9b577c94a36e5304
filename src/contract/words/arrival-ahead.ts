import type { RideView } from '../rides/rides.ts';

/** When the driver should arrive at the pickup; an hour that has passed is never shown as one to come. */
export function arrivalAhead({ way }: Pick<RideView, 'way'>, now: Date): Date | undefined {
  const expected = way?.expectedAt ? new Date(way.expectedAt) : undefined;
  return expected && expected > now ? expected : undefined;
}
