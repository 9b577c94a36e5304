/** What a trip emits, in whole grams; null while the distance or the vehicle is unknown. Empty kilometres are not counted. */
export function co2eOf(km: number | null, gramsPerKm: number | null): number | null {
  return km === null || gramsPerKm === null ? null : Math.round(km * gramsPerKm);
}

/** Grams per kilometre of a vehicle. */
export const MOST_CO2E = 2000;

/** As typed, '120' or '120,0': null when nothing is, undefined when it is no whole number in the range. */
export function co2eFrom(typed: string): number | null | undefined {
  const text = typed.replaceAll(/\s/gu, '').replace(',', '.');
  if (text === '') return null;
  const grams = /^\d+(\.0*)?$/u.test(text) ? Number(text) : Number.NaN;
  return grams <= MOST_CO2E ? grams : undefined;
}
