/** Emissions of a trip in whole grams; null while distance or vehicle is unknown. Empty kilometres are not counted. */
export function co2eOf(km: number | null, gramsPerKm: number | null): number | null {
  return km === null || gramsPerKm === null ? null : Math.round(km * gramsPerKm);
}

/** The highest accepted grams per kilometre. */
export const MOST_CO2E = 2000;

/** As typed, '120' or '120,0': null when empty, undefined when it is not a whole number in the range. */
export function co2eFrom(typed: string): number | null | undefined {
  const text = typed.replaceAll(/\s/gu, '').replace(',', '.');
  if (text === '') return null;
  const grams = /^\d+(\.0*)?$/u.test(text) ? Number(text) : Number.NaN;
  return grams <= MOST_CO2E ? grams : undefined;
}
