export type Hex = `#${string}`;

export const INK: Hex = '#10151d';
export const WHITE: Hex = '#ffffff';
const BLACK: Hex = '#000000';

export function isHexColour(text: string): text is Hex {
  return /^#[0-9a-f]{6}$/iu.test(text);
}

/** WCAG contrast between two colours, from 1 (same) to 21 (black on white). */
export function contrast(one: Hex, other: Hex): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The readable text colour on any background: white when it reaches 4.5:1, else dark ink, else black. */
export function readableOn(background: Hex): Hex {
  if (contrast(WHITE, background) >= 4.5) return WHITE;
  return contrast(INK, background) >= 4.5 ? INK : BLACK;
}

/** The colour nearest to this one, towards `target`, that reaches a contrast on every given background. */
export function shiftUntilReadable(colour: Hex, target: Hex, backgrounds: readonly Hex[], wanted = 4.5): Hex {
  for (let share = 0; share <= 1; share += 0.05) {
    const candidate = mix(colour, target, share);
    if (backgrounds.every((background) => contrast(candidate, background) >= wanted)) return candidate;
  }
  return target;
}

export function mix(from: Hex, to: Hex, share: number): Hex {
  const [a, b] = [channels(from), channels(to)];
  const mixed = a.map((value, index) => Math.round(value + ((b[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: Hex): number {
  const [red, green, blue] = channels(colour).map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function channels(colour: Hex): [number, number, number] {
  const at = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}
