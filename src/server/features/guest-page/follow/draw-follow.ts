import type { FastifyReply } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { presentRide } from '#server/features/rides/index.ts';
import { brandImage } from '#server/http/brand-image.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import { modulePolicy } from '#server/http/security-headers.ts';
import { themeScript } from '#server/http/theme-script.ts';
import { headOf } from '../guest-document.ts';
import type { GuestRide } from '../guest-ride.ts';
import { siteOf, withoutTraces } from '../send-guest-page.ts';
import { waitingCss } from '../waiting-part.ts';
import { wayFrame, wayFrameCss } from '../way-frame.ts';
import { followPageCss } from './follow-page.css.ts';
import { followPage } from './follow-pages.ts';

/** The ride for the person who follows it; the script only adds what moves. */
export async function drawFollow(
  deps: Deps,
  reply: FastifyReply,
  { ride, client, base, problem }: GuestRide & { base: string; problem?: string | undefined },
): Promise<FastifyReply> {
  const { script, styles } = deps.webApp.followFiles();
  const site = await siteOf(deps, { styles, css: wayFrameCss + waitingCss + followPageCss });
  const view = presentRide(ride, client, deps.clock());
  const brand = `<p class="follow-brand">${brandImage(site.logoUrl, 34)}${text(site.appName)}</p>`;
  reply.contentSecurityPolicy = modulePolicy(site.css, [themeScript], deps.options.tilesUrl);
  return withoutTraces(reply)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="fr">
${headOf('Suivi de votre course', site)}
<body>
<main class="follow guest-follow">
${await wayFrame(deps, ride, '', brand)}
<section class="follow-sheet" data-sheet aria-label="Votre course">
${followPage({ ride: view, base, now: deps.clock(), problem })}
</section>
</main>
<script type="module" src="${script}"></script>
</body>
</html>
`);
}
