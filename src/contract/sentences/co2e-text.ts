import { shortText } from './french.ts';

/** '2,4 kg CO2e'; undefined without a figure, which an instance of the previous version does not send. */
export function co2eText(grams: number | null | undefined): string | undefined {
  if (typeof grams !== 'number') return undefined;
  return `${shortText(grams / 1000, 1)}\u00a0kg\u00a0CO2e`;
}
