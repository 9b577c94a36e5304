import type { SettingsSnapshot } from '#server/db/settings-reader.ts';
import { settingValue } from '#server/features/settings/index.ts';
import { brandImage } from '#server/http/brand-image.ts';
import { escapeHtml as text } from '#server/http/escape.ts';

/** The head of the public pages: logo and name, then where one goes from here. */
export function publicBar(snapshot: SettingsSnapshot, links: string): string {
  const logo = brandImage(settingValue(snapshot, 'logoUrl'));
  return `<header class="public-bar"><a href="/">${logo}<span>${text(settingValue(snapshot, 'appName'))}</span></a>
<nav aria-label="Site">${links}</nav></header>`;
}

export const publicBarCss = `
.public-bar{display:flex;align-items:center;justify-content:space-between;gap:16px;padding:10px 16px;border-bottom:1px solid var(--line);background:var(--surface)}
.public-bar a{display:flex;align-items:center;gap:12px;min-width:0;min-height:44px;color:var(--ink);font-weight:600;text-decoration:none}
.public-bar span{min-width:0;overflow-wrap:anywhere}
.public-bar img{flex:none;width:auto;max-width:96px;height:36px;border-radius:8px;object-fit:contain}
.public-bar nav{display:flex;gap:clamp(12px,3vw,20px)}.public-bar nav a{flex:none;font-size:var(--text-s);font-weight:500;color:var(--ink-2);white-space:nowrap}
@media (max-width:519px){.public-bar [href^="tel:"],.public-bar [href="/login"]{display:none}}
`;
