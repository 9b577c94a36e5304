import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tileBox, tilesIn, tileUrl } from './map-tiles.ts';

const view = { zoom: 2, left: 256, top: 300, width: 512, height: 200 };

test('a view has the tiles that it touches, and no other', () => {
  expect(tilesIn(view)).toEqual([
    { zoom: 2, column: 1, row: 1 },
    { zoom: 2, column: 2, row: 1 },
  ]);
  expect(tilesIn({ ...view, top: 200, width: 513 })).toHaveLength(6);
});

test('a half zoom has the tiles of the next whole one, drawn smaller', () => {
  const half = { ...view, zoom: 1.5, left: 0, top: 0 };

  expect(tilesIn(half).every(({ zoom }) => zoom === 2)).toBe(true);
  expect(tileBox(half, { zoom: 2, column: 1, row: 0 })).toEqual({
    left: 181,
    top: 0,
    width: 181,
    height: 181,
  });
});

test('a tile of another zoom covers the same part of the world', () => {
  const four = [1, 2].flatMap((row) => [2, 3].map((column) => tileBox(view, { zoom: 3, column, row })));

  expect(tileBox(view, { zoom: 1, column: 0, row: 0 })).toEqual({
    left: -256,
    top: -300,
    width: 512,
    height: 512,
  });
  expect(four.map(({ width }) => width)).toEqual([128, 128, 128, 128]);
});

test('nothing is north or south of the world, and its east begins again in the west', () => {
  const all = tilesIn({ zoom: 1, left: -100, top: -300, width: 1000, height: 1200 });

  expect([...new Set(all.map(({ row }) => row))]).toEqual([0, 1]);
  expect(all.slice(0, 4).map((tile) => tileUrl('{x}', tile))).toEqual(['1', '0', '1', '0']);
});

test('a frame without a size still has a tile', () => {
  expect(tilesIn({ ...view, width: 0, height: 0 })).toEqual([{ zoom: 2, column: 1, row: 1 }]);
});

test.each([
  ['https://tile.example/{z}/{x}/{y}.png', 'https://tile.example/10/518/352.png'],
  [
    'https://wmts?TILEMATRIX={z}&TILEROW={y}&TILECOL={x}',
    'https://wmts?TILEMATRIX=10&TILEROW=352&TILECOL=518',
  ],
  ['https://{s}.tile.example/{z}/{x}/{y}{r}.png', 'https://a.tile.example/10/518/352.png'],
  ['/{q}/{z}', '/{q}/10'],
])('%s is filled in', (template, url) => {
  expect(tileUrl(template, { zoom: 10, column: 518, row: 352 })).toBe(url);
});

test('tiles leave no gap and cover the frame', () => {
  const views = fc.record({
    zoom: fc.integer({ min: 8, max: 30 }).map((halves) => halves / 2),
    left: fc.integer({ min: 0, max: 2000 }),
    top: fc.integer({ min: 0, max: 2000 }),
    width: fc.integer({ min: 1, max: 1500 }),
    height: fc.integer({ min: 1, max: 1500 }),
  });

  fc.assert(
    fc.property(views, (given) => {
      const boxes = tilesIn(given).map((tile) => tileBox(given, tile));
      const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
      const [right, bottom] = [
        Math.max(...boxes.map(({ left, width }) => left + width)),
        Math.max(...boxes.map(({ top, height }) => top + height)),
      ];
      const [left, top] = [
        Math.min(...boxes.map((box) => box.left)),
        Math.min(...boxes.map((box) => box.top)),
      ];
      expect(left).toBeLessThanOrEqual(0);
      expect(top).toBeLessThanOrEqual(0);
      expect(right).toBeGreaterThanOrEqual(given.width);
      expect(area).toBe((right - left) * (bottom - top));
    }),
  );
});
