import fc from 'fast-check';
import { expect, test } from 'vitest';
import { greatCircleKm } from '../geo/great-circle.ts';
import { placeIn, placeUnder, viewOf, zoomedView } from '../geo/map-view.ts';
import { readyMadeZones } from './ready-made.ts';
import { type Circle, isShape } from './zone.ts';
import { circleOf, outlineOf, pointOnEdge, ringOf, stretched, withCorner } from './zone-drawing.ts';

const circle: Circle = { kind: 'circle', place: 'Roissy', centre: { lat: 49, lng: 2.5 }, radius: 3400 };

test('the ring of a circle lies on its edge, all around', () => {
  for (const point of ringOf(circle)) expect(greatCircleKm(circle.centre, point)).toBeCloseTo(3.4, 6);
  expect(isShape(ringOf(circle))).toBe(true);
});

test('a circle whose edge is dragged has the radius of where it was dropped, within its limits', () => {
  expect(stretched(circle, pointOnEdge({ centre: circle.centre, radius: 5004 }, 77)).radius).toBe(5000);
  expect(stretched(circle, circle.centre).radius).toBe(50);
  expect(stretched(circle, { lat: 20, lng: 2 }).radius).toBe(200_000);
});

test('a circle becomes an outline and an outline a circle around it', () => {
  const [paris] = readyMadeZones.paris.parts;

  expect(outlineOf(circle).corners).toHaveLength(8);
  expect(paris && circleOf(paris).radius).toBeGreaterThan(8000);
  expect(circleOf(outlineOf(circle)).radius).toBe(3400);
});

test('a new corner is put into the edge it is nearest to', () => {
  const square = {
    kind: 'outline' as const,
    corners: [
      { lat: 48, lng: 2 },
      { lat: 48, lng: 3 },
      { lat: 49, lng: 3 },
      { lat: 49, lng: 2 },
    ],
  };

  expect(withCorner(square, { lat: 48.5, lng: 3.2 }).corners[2]).toEqual({ lat: 48.5, lng: 3.2 });
  expect(withCorner(square, { lat: 48.5, lng: 1.9 }).corners[4]).toEqual({ lat: 48.5, lng: 1.9 });
});

test('the place under a point of the frame is the place that is drawn there, at any zoom', () => {
  const lat = fc.double({ min: 41, max: 51, noNaN: true });
  const lng = fc.double({ min: -5, max: 9, noNaN: true });
  const frame = { width: 600, height: 400, room: { top: 20, right: 20, bottom: 20, left: 20 } };
  fc.assert(
    fc.property(lat, lng, fc.integer({ min: -3, max: 3 }), (north, east, by) => {
      const view = zoomedView(
        viewOf(
          [
            [48, 2],
            [49, 3],
          ],
          frame,
        ),
        by,
      );
      const [foundNorth, foundEast] = placeUnder(view, placeIn(view, [north, east]));
      expect(foundNorth).toBeCloseTo(north, 8);
      expect(foundEast).toBeCloseTo(east, 8);
    }),
  );
});
