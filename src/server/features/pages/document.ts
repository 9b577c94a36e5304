import { PAGE_STATE_ID, type PageState } from '#contract/page-state.ts';
import { OWN_MARK_PATH } from '#contract/platform/platform.calls.ts';
import { pageTitles } from '#contract/sentences/page-titles.fr.ts';
import { paletteCss } from '#domain/branding/palette-css.ts';
import type { PageName } from '#domain/navigation/pages.ts';
import { escapeHtml, escapeJson } from '#server/http/escape.ts';
import { type Inline, sourceOf } from '#server/http/security-headers.ts';
import { themeScript } from '#server/http/theme-script.ts';
import type { PageFiles } from '#server/ports/web-app.ts';
import { appleIcon, iconPath } from './app-icons.ts';

/** Without a nonce its policy names the inline parts by their hashes. */
export type DocumentParts = {
  page: PageName;
  state: PageState;
  files: PageFiles;
  body: string;
  nonce?: string | undefined;
};

export function documentOf({ page, state, files, body, nonce }: DocumentParts): string {
  return `<!doctype html>
<html lang="fr">
<head>
${headOf(page, state, files, nonce ? ` nonce="${nonce}"` : '')}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="${PAGE_STATE_ID}">${escapeJson(state)}</script>
</body>
</html>
`;
}

export function inlineOf({ settings }: PageState, nonce?: string): Inline {
  if (nonce) return { script: `nonce-${nonce}`, style: `nonce-${nonce}` };
  return { script: sourceOf(themeScript), style: sourceOf(styleOf(settings)) };
}

function headOf(page: PageName, { settings }: PageState, files: PageFiles, nonce: string): string {
  const icon = settings.favicon || OWN_MARK_PATH;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(titleOf(page, settings.appName, settings.appDescription))}</title>`,
    `<meta name="description" content="${escapeHtml(settings.appDescription)}">`,
    `<meta name="theme-color" content="${escapeHtml(settings.primaryColor)}">`,
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    `<link rel="apple-touch-icon" href="${iconPath(appleIcon)}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<script${nonce}>${themeScript}</script>`,
    ...files.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<style${nonce}>${styleOf(settings)}</style>`,
    `<script type="module"${nonce} src="${files.script}"></script>`,
    ...files.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
  ].join('\n');
}

function styleOf({ primaryColor, secondaryColor }: PageState['settings']): string {
  return paletteCss(primaryColor, secondaryColor);
}

function titleOf(page: PageName, appName: string, appDescription: string): string {
  return page === 'landing' ? `${appName} – ${appDescription}` : `${pageTitles[page]} – ${appName}`;
}
