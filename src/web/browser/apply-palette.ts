import { paletteCss } from '#domain/branding/palette-css.ts';

let sheet: CSSStyleSheet | undefined;

/** Repaints the open page in new colours, as the server would have sent it. */
export function applyPalette(primary: string, secondary: string): void {
  sheet ??= adoptSheet();
  sheet.replaceSync(paletteCss(primary, secondary));
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', primary);
}

/** Without an uploaded icon the default one is used. */
export function applyFavicon(url: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', url || '/favicon.svg');
}

function adoptSheet(): CSSStyleSheet {
  const adopted = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, adopted];
  return adopted;
}
