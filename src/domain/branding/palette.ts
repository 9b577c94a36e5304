import { contrast, type Hex, INK, mix, readableOn, shiftUntilReadable, WHITE } from './contrast.ts';

/** The colours of one theme, derived from the operator's two. */
export type Palette = {
  brand: Hex;
  onBrand: Hex;
  accent: Hex;
  onAccent: Hex;
  accentStrong: Hex;
  onAccentStrong: Hex;
  accentSoft: Hex;
};

const lightSurface: Hex = '#ffffff';
const lightBackground: Hex = '#f6f7f9';
const darkSurface: Hex = '#131923';
const darkBrandText: Hex = '#e5e9f0';

export function lightPalette(primary: Hex, secondary: Hex): Palette {
  const accentSoft = mix(secondary, WHITE, 0.92);
  const accentStrong = shiftUntilReadable(secondary, INK, [lightSurface, lightBackground, accentSoft]);
  return paletteOf(primary, secondary, accentStrong, accentSoft);
}

/** A dark brand colour is lightened on a dark background, and the accents follow. */
export function darkPalette(primary: Hex, secondary: Hex): Palette {
  const brand = contrast(primary, darkSurface) >= 3 ? primary : darkBrandText;
  const accent = shiftUntilReadable(secondary, WHITE, [darkSurface], 4.5);
  const accentSoft = mix(secondary, darkSurface, 0.85);
  const accentStrong = shiftUntilReadable(mix(accent, WHITE, 0.3), WHITE, [darkSurface, accentSoft], 4.5);
  return paletteOf(brand, accent, accentStrong, accentSoft);
}

function paletteOf(brand: Hex, accent: Hex, accentStrong: Hex, accentSoft: Hex): Palette {
  return {
    brand,
    onBrand: readableOn(brand),
    accent,
    onAccent: readableOn(accent),
    accentStrong,
    onAccentStrong: readableOn(accentStrong),
    accentSoft,
  };
}
