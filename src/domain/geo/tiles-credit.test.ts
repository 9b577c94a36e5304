import { expect, test } from 'vitest';
import { tilesCredit } from './tiles-credit.ts';

test.each([
  ['https://data.geopf.fr/wmts?TILEMATRIX={z}', '© IGN'],
  ['https://wxs.ign.fr/tiles/{z}', '© IGN'],
  ['https://tile.openstreetmap.org/{z}/{x}/{y}.png', '© OpenStreetMap'],
  ['https://tiles.example/geopf.fr/{z}', '© OpenStreetMap'],
  ['https://notgeopf.fr/{z}', '© OpenStreetMap'],
  ['http://127.0.0.1:4000/{z}', '© OpenStreetMap'],
])('the tiles of %s name %s', (url, text) => {
  expect(tilesCredit(url).text).toBe(text);
});
