const LETTER_WIDTH = 6.5;
const LINE_HEIGHT = 16;
const GAP = 22;

type Placed = { name: string; x: number; y: number };

/** The names that fit without touching each other; earlier ones take precedence. */
export function roomForNames<Name extends Placed>(names: readonly Name[]): Name[] {
  const shown: Name[] = [];
  for (const name of names) if (!shown.some((other) => isTouching(name, other))) shown.push(name);
  return shown;
}

function isTouching(one: Placed, other: Placed): boolean {
  const width = ((one.name.length + other.name.length) * LETTER_WIDTH) / 2 + GAP;
  return Math.abs(one.x - other.x) < width && Math.abs(one.y - other.y) < LINE_HEIGHT + GAP;
}
