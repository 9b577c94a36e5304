import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { greatCircleKm, type Point } from '../geo/great-circle.ts';
import { readyMadeCodes, readyMadeZones } from './ready-made.ts';
import { areaOf, isInZone, isShape, type Zone } from './zone.ts';

const circle = (centre: Point, radius: number): Zone => ({
  name: 'Cercle',
  parts: [{ kind: 'circle', place: '', centre, radius }],
});
const outline = (corners: readonly Point[]): Zone => ({
  name: 'Contour',
  parts: [{ kind: 'outline', corners }],
});
const at = (lat: number, lng: number): Point => ({ lat, lng });

const gareDeLyon = at(48.8443, 2.3744);
const terminal2E = at(49.0037, 2.5745);
const square = [at(48, 2), at(48, 3), at(49, 3), at(49, 2)];

describe('a circle', () => {
  test('holds what is within its radius, its edge as well', () => {
    const km = greatCircleKm(gareDeLyon, terminal2E);

    expect(isInZone(terminal2E, circle(gareDeLyon, Math.ceil(km * 1000)))).toBe(true);
    expect(isInZone(terminal2E, circle(gareDeLyon, Math.floor(km * 1000) - 1))).toBe(false);
    expect(isInZone(at(0, 1), circle(at(0, 0), (Math.PI * 6_371_000) / 180))).toBe(true);
  });

  test('has the area of its cap of the earth', () => {
    expect(areaOf(circle(gareDeLyon, 1000))).toBe(3_141_593);
    expect(areaOf(circle(gareDeLyon, 200_000))).toBe(125_653_386_632);
  });
});

describe('an outline', () => {
  test('holds what is inside, its corners and its edges, whichever way it is drawn', () => {
    for (const corners of [square, square.toReversed(), [...square.slice(2), ...square.slice(0, 2)]]) {
      const zone = outline(corners);
      expect(isInZone(at(48.5, 2.5), zone)).toBe(true);
      expect(isInZone(at(48, 2), zone)).toBe(true);
      expect(isInZone(at(48.3, 3), zone)).toBe(true);
      expect(isInZone(at(48.5, 3.001), zone)).toBe(false);
      expect(isInZone(at(47.99, 2.5), zone)).toBe(false);
      expect(isInZone(at(-48.5, 182.5), zone)).toBe(false);
    }
  });

  test('has edges that are great circles, not lines of latitude', () => {
    const wide = outline([at(48, 0), at(48, 10), at(44, 10), at(44, 0)]);

    expect(isInZone(at(48.05, 5), wide)).toBe(true);
    expect(isInZone(at(44.05, 5), wide)).toBe(false);
  });

  test('may have a bay', () => {
    const bay = outline([at(48, 2), at(48, 3), at(49, 3), at(48.5, 2.5), at(49, 2)]);

    expect(isInZone(at(48.8, 2.5), bay)).toBe(false);
    expect(isInZone(at(48.8, 2.95), bay)).toBe(true);
    expect(isInZone(at(48.2, 2.5), bay)).toBe(true);
  });

  test('may lie over the line where the day begins', () => {
    const fiji = outline([at(-18, 179), at(-18, -179), at(-16, -179), at(-16, 179)]);

    expect(isInZone(at(-17, 180), fiji)).toBe(true);
    expect(isInZone(at(-17, 178.9), fiji)).toBe(false);
    expect(areaOf(fiji)).toBe(areaOf(outline([at(-18, 9), at(-18, 11), at(-16, 11), at(-16, 9)])));
  });

  test('has the area of its part of the earth: an eighth of it has three right angles', () => {
    const eighth = [at(0, 0), at(0, 90), at(90, 0)];

    expect(areaOf(outline(eighth))).toBe(Math.round((4 * Math.PI * 6_371_000 ** 2) / 8));
  });

  test.each([
    ['two corners', square.slice(0, 2)],
    ['no area', [at(48, 2), at(48, 2), at(48, 2)]],
    ['edges that cross', [at(48, 2), at(49, 3), at(48, 3), at(49, 2)]],
    ['corners far apart', [at(48, 2), at(48, 30), at(30, 30)]],
    [
      'too many corners',
      Array.from({ length: 101 }, (_, step) => at(48 + Math.sin(step), 2 + Math.cos(step))),
    ],
  ])('is no shape with %s', (_case, corners) => {
    expect(isShape(corners)).toBe(false);
    expect(isShape(square)).toBe(true);
  });
});

test('a zone has the area of all its parts, and holds what one of them holds', () => {
  const both: Zone = {
    name: 'Deux',
    parts: [...circle(gareDeLyon, 500).parts, ...circle(terminal2E, 800).parts],
  };

  expect(areaOf(both)).toBe(areaOf(circle(gareDeLyon, 500)) + areaOf(circle(terminal2E, 800)));
  expect(isInZone(gareDeLyon, both)).toBe(true);
  expect(isInZone(terminal2E, both)).toBe(true);
  expect(isInZone(at(48.9, 2.4), both)).toBe(false);
});

test('any triangle holds its middle and the middles of its edges, and nothing beyond them', () => {
  // On longer edges the middle of a map is kilometres from the middle of the earth's.
  const near = fc.record({
    lat: fc.double({ min: 45, max: 46, noNaN: true }),
    lng: fc.double({ min: 2, max: 3, noNaN: true }),
  });
  fc.assert(
    fc.property(near, near, near, (one, two, three) => {
      const corners = [one, two, three];
      const longestKm = Math.max(
        greatCircleKm(one, two),
        greatCircleKm(two, three),
        greatCircleKm(three, one),
      );
      // In one so flat that the metres which an edge may be off count, nothing is certain.
      fc.pre(isShape(corners) && areaOf(outline(corners)) > 1_000_000 * longestKm);
      const [middle, edge] = [middleOf(corners), middleOf([one, two])];
      const beyond = { lat: 2 * edge.lat - middle.lat, lng: 2 * edge.lng - middle.lng };
      expect(isInZone(middle, outline(corners))).toBe(true);
      expect(isInZone(edge, outline(corners))).toBe(true);
      expect(isInZone(beyond, outline(corners))).toBe(false);
    }),
  );
});

describe('the ready-made zones', () => {
  test.each([
    ['paris', gareDeLyon, at(48.8919, 2.2384)],
    ['cdg', terminal2E, gareDeLyon],
    ['cdg', at(49.0056, 2.6013), at(48.9716, 2.518)],
    ['orly', at(48.7275, 2.3692), gareDeLyon],
    ['beauvais', at(49.46, 2.111), gareDeLyon],
    ['le_bourget', at(48.962, 2.437), terminal2E],
    ['stations', at(48.8422, 2.3647), at(48.86, 2.34)],
    ['la_defense', at(48.8919, 2.2384), gareDeLyon],
    ['versailles', at(48.8049, 2.1204), gareDeLyon],
    ['disneyland', at(48.8673, 2.7836), gareDeLyon],
  ] as const)('%s holds its own and not its neighbours', (code, inside, outside) => {
    expect(isInZone(inside, readyMadeZones[code])).toBe(true);
    expect(isInZone(outside, readyMadeZones[code])).toBe(false);
  });

  test('are all shapes, and Paris has about a hundred square kilometres', () => {
    for (const code of readyMadeCodes)
      for (const part of readyMadeZones[code].parts)
        expect(part.kind === 'circle' || isShape(part.corners)).toBe(true);
    expect(Math.round(areaOf(readyMadeZones.paris) / 1_000_000)).toBe(105);
  });
});

/** On the sphere: the sum of the directions. */
function middleOf(points: readonly Point[]): Point {
  const radians = ({ lat, lng }: Point) => [(lat * Math.PI) / 180, (lng * Math.PI) / 180] as const;
  const [x, y, z] = points
    .map(radians)
    .reduce(
      ([east, north, up], [lat, lng]) => [
        east + Math.cos(lat) * Math.cos(lng),
        north + Math.cos(lat) * Math.sin(lng),
        up + Math.sin(lat),
      ],
      [0, 0, 0] as [number, number, number],
    );
  return { lat: (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI, lng: (Math.atan2(y, x) * 180) / Math.PI };
}
