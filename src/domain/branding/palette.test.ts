import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, type Hex, isHexColour, mix, readableOn, shiftUntilReadable } from './contrast.ts';
import { darkPalette, lightPalette } from './palette.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  test('goes from 1 to 21 and does not depend on the order', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#3b82f6', '#3b82f6')).toBe(1);
    expect(contrast('#1f2937', '#ffffff')).toBe(contrast('#ffffff', '#1f2937'));
  });

  test.each([
    ['#767676', 4.54],
    ['#3b82f6', 3.68],
    ['#1f2937', 14.68],
    ['#0a0a0a', 19.8],
  ] as const)('of %s on white is %f', (background, expected) => {
    expect(contrast(background, '#ffffff')).toBeCloseTo(expected, 2);
  });

  test('of a text on any background is 4.5 at least', () => {
    fc.assert(fc.property(colour, (background) => contrast(readableOn(background), background) >= 4.5));
  });
});

describe('the palette of any two colours', () => {
  test.each([
    ['light', lightPalette, '#ffffff'],
    ['dark', darkPalette, '#131923'],
  ] as const)('reads everywhere in the %s theme', (_theme, paletteOf, surface) => {
    fc.assert(
      fc.property(colour, colour, (primary, secondary) => {
        const palette = paletteOf(primary, secondary);
        expect(contrast(palette.onBrand, palette.brand)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(palette.onAccentStrong, palette.accentStrong)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(palette.accentStrong, surface)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(palette.accentStrong, palette.accentSoft)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('goes no further from the operator’s colours than it must', () => {
    expect(shiftUntilReadable('#000000', '#ffffff', ['#ffffff'])).toBe('#000000');
    expect(shiftUntilReadable('#3b82f6', '#000000', ['#ffffff'])).toBe('#326fd1');
    expect(shiftUntilReadable('#ffffff', '#000000', ['#ffffff', '#000000'], 22)).toBe('#000000');
  });

  test('keeps the colours of the operator where they can be seen', () => {
    expect(lightPalette('#0f3d3e', '#d9a441')).toMatchObject({
      brand: '#0f3d3e',
      accent: '#d9a441',
      onBrand: '#ffffff',
    });
    expect(darkPalette('#1f2937', '#3b82f6').brand).toBe('#e5e9f0');
    expect(darkPalette('#d9a441', '#3b82f6').brand).toBe('#d9a441');
  });
});

test('a colour is a hash and six hexadecimal digits', () => {
  expect(['#1f2937', '#ABCDEF'].every(isHexColour)).toBe(true);
  expect(['1f2937', '#fff', '#1f29377', '#1f293g', 'x#1f2937', 'red', ''].some(isHexColour)).toBe(false);
});

test('mixing goes from one colour to the other', () => {
  expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#102030', '#ffffff', 1)).toBe('#ffffff');
});
