import { expect, test } from 'vitest';
import { pixelOf } from './web-mercator.ts';

test('the world is a square whose side doubles with each zoom', () => {
  expect(pixelOf([0, 0], 0)).toEqual({ x: 128, y: 128 });
  expect(pixelOf([0, 180], 1)).toEqual({ x: 512, y: 256 });
  expect(pixelOf([85.0511287798, -180], 0).y).toBeCloseTo(0, 6);
  expect(pixelOf([90, -180], 0)).toEqual(pixelOf([85.0511287798, -180], 0));
  expect(pixelOf([-90, -180], 3).y).toBeCloseTo(2048, 4);
});

test('the Eiffel Tower is where the servers of tiles have it', () => {
  const { x, y } = pixelOf([48.8584, 2.2945], 15);

  expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([16592, 11272]);
});

test('a half zoom is larger by the root of two', () => {
  expect(pixelOf([48.8584, 2.2945], 10.5).x / pixelOf([48.8584, 2.2945], 10).x).toBeCloseTo(Math.SQRT2, 9);
});
