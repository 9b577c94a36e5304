export function median(figures: number[]): number {
  return atShare(figures, 0.5);
}

/** All but one in a hundred are below it. */
export function p99(figures: number[]): number {
  return atShare(figures, 0.99);
}

function atShare(figures: number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
