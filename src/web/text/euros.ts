const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** '24,50 €' for the '24.50' that travels. */
export function euroText(amount: string): string {
  return euros.format(Number(amount));
}
