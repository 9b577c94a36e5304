import * as z from 'zod/mini';
import {
  isShape,
  LEAST_RADIUS,
  MOST_CORNERS,
  MOST_PARTS,
  MOST_RADIUS,
  type Zone,
} from '#domain/zones/zone.ts';
import { COORDINATES_INVALID, filledLine, line } from '../field-schemas.ts';
import { BAD_OUTLINE, BAD_RADIUS, ZONE_NAME_MISSING } from '../sentences/zone-sentences.fr.ts';

const badPlace = { error: COORDINATES_INVALID };
const point = z.strictObject({
  lat: z.number(badPlace).check(z.gte(-90, badPlace), z.lte(90, badPlace)),
  lng: z.number(badPlace).check(z.gte(-180, badPlace), z.lte(180, badPlace)),
});

const badRadius = { error: BAD_RADIUS };
const circle = z.strictObject({
  kind: z.literal('circle'),
  place: line(80),
  centre: point,
  radius: z.int(badRadius).check(z.gte(LEAST_RADIUS, badRadius), z.lte(MOST_RADIUS, badRadius)),
});

const badOutline = { error: BAD_OUTLINE };
const outline = z.strictObject({
  kind: z.literal('outline'),
  corners: z
    .array(point, badOutline)
    .check(z.maxLength(MOST_CORNERS, badOutline), z.refine(isShape, badOutline)),
});

/** `missing` is the message for a zone that covers nothing. */
export function zoneBody(missing: string) {
  return z.strictObject(
    {
      name: filledLine(40, ZONE_NAME_MISSING),
      parts: z
        .array(z.discriminatedUnion('kind', [circle, outline]))
        .check(z.minLength(1, { error: missing }), z.maxLength(MOST_PARTS)),
    },
    { error: missing },
  );
}

const pointView = z.object({ lat: z.number(), lng: z.number() });

export const zoneView = z.object({
  name: z.string(),
  parts: z.array(
    z.union([
      z.object({ kind: z.literal('circle'), place: z.string(), centre: pointView, radius: z.number() }),
      z.object({ kind: z.literal('outline'), corners: z.array(pointView) }),
    ]),
  ),
});
export type ZoneView = z.infer<typeof zoneView>;

/** A mutable copy with the same fields. */
export function presentZone({ name, parts }: Zone): ZoneView {
  return {
    name,
    parts: parts.map((part) =>
      part.kind === 'circle'
        ? { kind: part.kind, place: part.place, centre: part.centre, radius: part.radius }
        : { kind: part.kind, corners: [...part.corners] },
    ),
  };
}
