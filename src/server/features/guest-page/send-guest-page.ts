import type { FastifyReply } from 'fastify';
import { phoneText } from '#contract/sentences/french.ts';
import { paletteCss } from '#domain/branding/palette-css.ts';
import type { Deps } from '#server/deps.ts';
import { plateCss, publicFoot, publicFootCss } from '#server/features/legal/index.ts';
import { settingValue } from '#server/features/settings/index.ts';
import { formPolicy, modulePolicy } from '#server/http/security-headers.ts';
import { themeScript } from '#server/http/theme-script.ts';
import { guestDocument, type Live, type Site } from './guest-document.ts';
import { guestPageCss } from './guest-page.css.ts';
import { guestScript } from './guest-script.ts';
import { guestWayCss } from './guest-way.css.ts';
import type { Html } from './html-parts.ts';

const scripts = [themeScript, guestScript];

export type Drawn = {
  title: string;
  main: (phone: string) => Html;
  status?: number;
  /** Set for a page that refreshes itself. */
  live?: Live;
};

/** No cookie, no cache, no search engine, and no address of this page in what it leads to. */
export async function draw(deps: Deps, reply: FastifyReply, drawn: Drawn): Promise<FastifyReply> {
  const map = drawn.live?.map;
  const site = await siteOf(deps, { styles: map?.styles ?? [], css: map ? guestWayCss : '' });
  reply.contentSecurityPolicy = map
    ? modulePolicy(site.css, scripts, deps.options.tilesUrl)
    : formPolicy(site.css, scripts);
  return withoutTraces(reply)
    .status(drawn.status ?? reply.statusCode)
    .type('text/html; charset=utf-8')
    .send(guestDocument(drawn.title, drawn.main(site.phone), site, drawn.live));
}

/** The name, colours and styles of the platform on the pages of a link; `more` is for one page alone. */
export async function siteOf(deps: Deps, more: Pick<Site, 'styles' | 'css'>): Promise<Site> {
  const snapshot = await deps.settings.current();
  const value = (key: Parameters<typeof settingValue>[1]) => settingValue(snapshot, key);
  const colours = paletteCss(value('primaryColor'), value('secondaryColor'));
  const css = colours + plateCss + guestPageCss + publicFootCss + more.css;
  const phone = phoneText(value('contactPhone').replace(/[^\d+]/gu, ''));
  return {
    appName: value('appName'),
    logoUrl: value('logoUrl'),
    phone,
    styles: [...deps.webApp.filesFor().styles, ...more.styles],
    css,
    foot: publicFoot(snapshot),
  };
}

export function withoutTraces(reply: FastifyReply): FastifyReply {
  return reply
    .header('x-robots-tag', 'noindex, nofollow')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store');
}
