import { decimalText } from '#contract/sentences/french.ts';

/** '31,4 km' */
export function distanceText(km: number): string {
  return `${decimalText(km, 1)}\u00a0km`;
}

/** '31 km' */
export function roundDistanceText(km: number): string {
  return `${decimalText(km, 0)}\u00a0km`;
}
