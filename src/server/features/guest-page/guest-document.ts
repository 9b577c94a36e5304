import { clockText } from '#contract/sentences/french.ts';
import { brandImage } from '#server/http/brand-image.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import { icon } from '#server/http/icons.ts';
import { phoneLink } from '#server/http/phone-link.ts';
import { themeScript } from '#server/http/theme-script.ts';
import { guestScript } from './guest-script.ts';
import type { Html } from './html-parts.ts';

export type Site = {
  appName: string;
  logoUrl: string;
  phone: string;
  styles: readonly string[];
  css: string;
  foot: string;
};

/** The head of a page whose address is a secret: not indexed, and never sent as a referrer. */
export function headOf(
  title: string,
  { appName, styles, css }: Pick<Site, 'appName' | 'styles' | 'css'>,
): Html {
  return `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${text(`${title} – ${appName}`)}</title>
<script>${themeScript}</script>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<style>${css}</style>
</head>`;
}

/** For a page that refreshes itself: the map above the changing part, if any, and when it was read. */
export type Live = { map?: { frame: Html; script: string; styles: readonly string[] }; at: Date };

/** A whole page, readable without any script. */
export function guestDocument(title: string, main: Html, site: Site, live?: Live): string {
  const { map, at } = live ?? {};
  return `<!doctype html>
<html lang="fr">
${headOf(title, site)}
<body${live ? ` data-live="${map ? 'map' : 'page'}"` : ''}>
${barOf(site)}
<main class="guest">
${map?.frame ?? ''}
<div class="guest-sheet" data-sheet>
${main}
</div>
${at ? seenPart(at) : ''}
</main>
${site.foot}
<script>${guestScript}</script>
${map ? `<script type="module" src="${map.script}"></script>` : ''}
</body>
</html>
`;
}

function barOf({ appName, logoUrl, phone }: Site): Html {
  const call =
    phone &&
    `<a href="${phoneLink(phone)}" aria-label="Appeler le ${text(phone)}">${icon('phone')}<span class="guest-number">${text(phone)}</span></a>`;
  const theme = `<button class="guest-theme" type="button" aria-label="Changer de thème" hidden><span class="guest-moon">${icon('moon')}</span><span class="guest-sun">${icon('sun')}</span></button>`;
  return `<header class="guest-bar"><a href="/">${brandImage(logoUrl)}<span>${text(appName)}</span></a><div>${call}${theme}</div></header>`;
}

/** How old the page is, shown while it cannot refresh. */
function seenPart(at: Date): Html {
  return `<p class="guest-seen" role="status"><b>Hors connexion. </b>Vu à <time>${clockText(at)}</time></p>`;
}
