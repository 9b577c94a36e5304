import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeIn, viewOf } from './map-view.ts';
import type { LatLng } from './web-mercator.ts';

const lyon: LatLng = [48.8443, 2.3735];
const roissy: LatLng = [49.0097, 2.5479];
const room = { top: 36, right: 40, bottom: 36, left: 40 };
const frame = { width: 390, height: 300, room };

describe('the view of a trip', () => {
  test('is the closest half zoom that shows both ends in the free part of the frame', () => {
    expect(viewOf([lyon, roissy], frame).zoom).toBe(10);
    expect(viewOf([lyon, roissy], { width: 1440, height: 900, room }).zoom).toBe(12);
  });

  test('has the trip in the middle of the free part, whatever covers the sides', () => {
    const view = viewOf([lyon, roissy], {
      width: 1440,
      height: 900,
      room: { top: 96, right: 490, bottom: 96, left: 570 },
    });
    const [from, to] = [placeIn(view, lyon), placeIn(view, roissy)];

    expect(Math.abs((from.x + to.x) / 2 - (570 + 380 / 2))).toBeLessThanOrEqual(0.5);
    expect(Math.abs((from.y + to.y) / 2 - 450)).toBeLessThanOrEqual(0.5);
  });

  test('comes no closer than a quarter of a town, even for a single point', () => {
    expect(viewOf([lyon, lyon], frame).zoom).toBe(15);
    expect(viewOf([lyon, [48.8444, 2.3736]], frame).zoom).toBe(15);
  });

  test('goes no farther than the whole world', () => {
    expect(viewOf([lyon, [-21.1, 178]], { ...frame, width: 121 }).zoom).toBe(0);
  });

  test('is centred at a middle zoom when the frame has no free part', () => {
    const view = viewOf([lyon, roissy], { ...frame, height: 111 });
    const [from, to] = [placeIn(view, lyon), placeIn(view, roissy)];

    expect(view.zoom).toBe(10);
    expect(Math.abs((from.x + to.x) / 2 - 195)).toBeLessThanOrEqual(0.5);
    expect(Math.abs((from.y + to.y) / 2 - 55.5)).toBeLessThanOrEqual(0.5);
  });

  test('takes a trip that lacks a pixel as one that fits', () => {
    const across: LatLng[] = [
      [0, 0],
      [0, 90],
    ];
    const wide = (width: number) =>
      viewOf(across, { width, height: 400, room: { ...room, left: 0, right: 0 } });

    expect([wide(128).zoom, wide(127.9).zoom, wide(127).zoom]).toEqual([1, 1, 0.5]);
  });
});

test('every point of a trip is inside of what nothing covers', () => {
  const place = fc.tuple(
    fc.double({ min: 41, max: 51, noNaN: true }),
    fc.double({ min: -5, max: 9, noNaN: true }),
  );
  const side = fc.integer({ min: 0, max: 100 });
  const size = fc.integer({ min: 260, max: 2000 });

  fc.assert(
    fc.property(
      fc.array(place, { minLength: 1, maxLength: 20 }),
      fc.record({
        width: size,
        height: size,
        room: fc.record({ top: side, right: side, bottom: side, left: side }),
      }),
      (points, given) => {
        const view = viewOf(points, given);
        for (const point of points) {
          const { x, y } = placeIn(view, point);
          expect(x).toBeGreaterThan(given.room.left - 4);
          expect(x).toBeLessThan(given.width - given.room.right + 4);
          expect(y).toBeGreaterThan(given.room.top - 4);
          expect(y).toBeLessThan(given.height - given.room.bottom + 4);
        }
      },
    ),
  );
});
