const kilometres = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '31,4 km' */
export function distanceText(km: number): string {
  return `${kilometres.format(km)}\u00a0km`;
}
