import { expect, test } from 'vitest';
import { splitRoad } from './split-road.ts';

test('a road is done up to the place nearest to the car, and left from there', () => {
  const path = [
    [48.8, 2.3],
    [48.81, 2.3],
    [48.82, 2.3],
    [48.83, 2.3],
  ] as const;
  const car = [48.8105, 2.3001] as const;

  expect(splitRoad(path, car)).toEqual({
    done: [path[0], path[1], car],
    left: [car, path[2], path[3]],
  });
});
