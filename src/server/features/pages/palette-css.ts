import { settingDefaults } from '#contract/settings.ts';
import { type Hex, isHexColour } from '#domain/branding/contrast.ts';
import { darkPalette, lightPalette, type Palette } from '#domain/branding/palette.ts';

/** The operator's two colours as the tokens of both themes. */
export function paletteCss(primary: string, secondary: string): string {
  const brand = hexOr(primary, settingDefaults.primaryColor);
  const accent = hexOr(secondary, settingDefaults.secondaryColor);
  const light = declarations(lightPalette(brand, accent));
  const dark = declarations(darkPalette(brand, accent));
  return [
    `:root{${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${dark}}}`,
    `:root[data-theme="dark"]{${dark}}`,
  ].join('');
}

function hexOr(colour: string, fallback: string): Hex {
  return (isHexColour(colour) ? colour : fallback) as Hex;
}

function declarations(palette: Palette): string {
  const token = (name: string) => `--${name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;
  return Object.entries(palette)
    .map(([name, colour]) => `${token(name)}:${colour}`)
    .join(';');
}
