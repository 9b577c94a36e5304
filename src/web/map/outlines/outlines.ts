type LatLng = [lat: number, lng: number];

/** As scripts/geography/outlines.ts writes it: points on a grid, each line a first point followed by steps. */
export type OutlineFile = {
  scale: [lng: number, lat: number];
  origin: [lng: number, lat: number];
  land: number[][];
  lines: number[][];
  names: [name: string, x: number, y: number][];
};

export type Outlines = {
  land: LatLng[][];
  lines: LatLng[][];
  /** The largest town first. */
  names: { name: string; at: LatLng }[];
};

export function outlinesOf({ scale, origin, land, lines, names }: OutlineFile): Outlines {
  const latLng = (x: number, y: number): LatLng => [origin[1] + y * scale[1], origin[0] + x * scale[0]];
  const lineOf = (steps: number[]): LatLng[] => {
    let [x, y] = [0, 0];
    return Array.from({ length: steps.length / 2 }, (_, at) => {
      x += steps[2 * at] ?? 0;
      y += steps[2 * at + 1] ?? 0;
      return latLng(x, y);
    });
  };
  return {
    land: land.map(lineOf),
    lines: lines.map(lineOf),
    names: names.map(([name, x, y]) => ({ name, at: latLng(x, y) })),
  };
}
