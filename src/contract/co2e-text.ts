import { onFirstUse } from '#domain/time/on-first-use.ts';

const kilograms = onFirstUse(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }));

/** '2,4 kg CO2e'; undefined without a figure, which an instance of the version before does not answer either. */
export function co2eText(grams: number | null | undefined): string | undefined {
  if (typeof grams !== 'number') return undefined;
  return `${kilograms().format(grams / 1000)}\u00a0kg\u00a0CO2e`;
}
