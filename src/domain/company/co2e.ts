/** What a trip emits, in whole grams; null while the distance or the vehicle is unknown. Empty kilometres are not counted. */
export function co2eOf(km: number | null, gramsPerKm: number | null): number | null {
  return km === null || gramsPerKm === null ? null : Math.round(km * gramsPerKm);
}
