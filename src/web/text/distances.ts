import { onFirstUse } from '#domain/time/on-first-use.ts';

const kilometres = onFirstUse(
  () => new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const wholeKilometres = onFirstUse(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 }));

/** '31,4 km' */
export function distanceText(km: number): string {
  return `${kilometres().format(km)}\u00a0km`;
}

/** '31 km' */
export function roundDistanceText(km: number): string {
  return `${wholeKilometres().format(km)}\u00a0km`;
}
