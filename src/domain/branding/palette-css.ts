import { type Hex, isHexColour } from './contrast.ts';
import { darkPalette, lightPalette, type Palette } from './palette.ts';

/** The operator's two colours as the tokens of both themes, as the server sends them and the browser repaints them. */
export function paletteCss(primary: string, secondary: string): string {
  if (!isHexColour(primary) || !isHexColour(secondary)) return '';
  return rules(primary, secondary);
}

function rules(primary: Hex, secondary: Hex): string {
  const light = declarations(lightPalette(primary, secondary));
  const dark = declarations(darkPalette(primary, secondary));
  return [
    `:root{${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${dark}}}`,
    `:root[data-theme="dark"]{${dark}}`,
  ].join('');
}

function declarations(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, colour]) => `--${kebab(name)}:${colour}`)
    .join(';');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}
