import { expect, test } from 'vitest';
import { darkPalette, lightPalette } from './palette.ts';
import { paletteCss } from './palette-css.ts';

test('both themes get every colour, as the tokens are named', () => {
  const css = paletteCss('#0f3d3e', '#d9a441');

  const light = lightPalette('#0f3d3e', '#d9a441');
  const dark = darkPalette('#0f3d3e', '#d9a441');
  expect(css).toMatch(/^:root\{--brand:#0f3d3e;--on-brand:#ffffff;--accent:#d9a441;/u);
  expect(css).toContain(`--on-accent-strong:${light.onAccentStrong};--accent-soft:${light.accentSoft}}`);
  const darkTokens = `{--brand:${dark.brand};--on-brand:${dark.onBrand};--accent:${dark.accent};`;
  expect(css).toContain(`}@media (prefers-color-scheme:dark){:root:not([data-theme="light"])${darkTokens}`);
  expect(css).toContain(`}}:root[data-theme="dark"]${darkTokens}`);
});

test.each([
  ['red', '#d9a441'],
  ['#0f3d3e', '#fff'],
  ['', ''],
])('colours that are none (%s, %s) paint nothing', (primary, secondary) => {
  expect(paletteCss(primary, secondary)).toBe('');
});
