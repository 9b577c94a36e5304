import type { CSSProperties } from 'react';
import { lightPalette } from '#domain/branding/palette.ts';
import type { PickedColours } from './colours.ts';

/** Applies the colours to the preview only. */
export function lookColours({ primaryColor, secondaryColor }: PickedColours): CSSProperties {
  const { brand, onBrand, accent, onAccent } = lightPalette(primaryColor, secondaryColor);
  return {
    '--brand': brand,
    '--on-brand': onBrand,
    '--accent': accent,
    '--on-accent': onAccent,
  } as CSSProperties;
}
