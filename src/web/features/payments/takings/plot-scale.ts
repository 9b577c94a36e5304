export type Axis = { low: number; high: number; ticks: number[] };

/** Round numbers around all values and zero, three to five of them. */
export function axisOf(values: readonly number[]): Axis {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  if (most - least === 0) return { low: 0, high: 100, ticks: [0, 50, 100] };
  const step = roundStep((most - least) / 3);
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  const count = Math.round((high - low) / step);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, index) => low + index * step) };
}

/** Which steps have their label written: as many as fit, the first among them. */
export function labelledSteps(count: number, band: number, labelWidth: number): Set<number> {
  const every = Math.max(1, Math.ceil(labelWidth / band));
  return new Set(Array.from({ length: count }, (_, index) => index).filter((index) => index % every === 0));
}

/** The next of 1, 2, 2.5, 5, 10, 20, 25, 50, … */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= least) ?? 10) * power;
}
