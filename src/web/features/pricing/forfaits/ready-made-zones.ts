import type { ZoneView } from '#contract/pricing/zones.ts';
import { readyMadeCodes, readyMadeZones } from '#domain/zones/ready-made.ts';

/** The ready-made zones, as a forfait takes them: each a copy. */
export const readyMade: readonly { title: string; zone: ZoneView }[] = readyMadeCodes.map((code) => {
  const { name, title, parts } = readyMadeZones[code];
  return {
    title,
    zone: {
      name,
      parts: parts.map((part) =>
        part.kind === 'circle' ? { ...part } : { kind: part.kind, corners: [...part.corners] },
      ),
    },
  };
});

/** The full name of a ready-made zone, if it is one and unchanged. */
export function readyMadeTitle(zone: ZoneView): string | undefined {
  const text = JSON.stringify(zone.parts);
  return readyMade.find((made) => JSON.stringify(made.zone.parts) === text)?.title;
}
