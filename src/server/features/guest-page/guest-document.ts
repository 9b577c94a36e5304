import { OWN_MARK_PATH } from '#contract/platform.calls.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import { icon } from '#server/http/icons.ts';
import type { Html } from './parts.ts';

export type Site = {
  appName: string;
  logoUrl: string;
  phone: string;
  styles: readonly string[];
  css: string;
  foot: string;
};

/** Reads the page again while somebody looks at it, and takes the way to a payment page; without it the page is whole. */
export const guestScript = `(()=>{const go=document.getElementById('suite');if(go)go.click();
if(!document.body.dataset.live)return;
const read=async()=>{if(document.hidden)return;const answer=await fetch(location.href,{cache:'no-store',credentials:'omit'}).catch(()=>null);
if(!answer)return;if(answer.status===404)return location.reload();if(!answer.ok)return;
const page=new DOMParser().parseFromString(await answer.text(),'text/html');
const[now,next]=[document.querySelector('main'),page.querySelector('main')];
if(next&&now.innerHTML!==next.innerHTML)now.innerHTML=next.innerHTML};
setInterval(read,15000);document.addEventListener('visibilitychange',read)})()`;

/** The head of a page whose address is a secret: no search engine keeps it, no other site is told it. */
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
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<style>${css}</style>
</head>`;
}

/** A whole page, readable without any script. `isLive`: read again by itself. */
export function guestDocument(title: string, main: Html, site: Site, isLive = false): string {
  const logo = `<img src="${text(site.logoUrl || OWN_MARK_PATH)}" alt="" height="36">`;
  const digits = site.phone.replace(/[^\d+]/gu, '');
  const call = site.phone && `<a href="tel:${text(digits)}">${icon('phone')}${text(site.phone)}</a>`;
  return `<!doctype html>
<html lang="fr">
${headOf(title, site)}
<body${isLive ? ' data-live="true"' : ''}>
<header class="guest-bar"><a href="/">${logo}<span>${text(site.appName)}</span></a>${call}</header>
<main class="guest">
${main}
</main>
${site.foot}
<script>${guestScript}</script>
</body>
</html>
`;
}
