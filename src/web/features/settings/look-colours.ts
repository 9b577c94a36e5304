import type { CSSProperties } from 'react';
import { lightPalette } from '#domain/branding/palette.ts';
import type { PickedColours } from './colours.ts';

/** Paints a part of the page as the whole will be once the colours are saved. */
export function lookColours({ primaryColor, secondaryColor }: PickedColours): CSSProperties {
  const { brand, onBrand, accent, onAccent } = lightPalette(primaryColor, secondaryColor);
  return {
    '--brand': brand,
    '--on-brand': onBrand,
    '--accent': accent,
    '--on-accent': onAccent,
  } as CSSProperties;
}
