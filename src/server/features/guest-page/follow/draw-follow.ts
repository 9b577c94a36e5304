import type { FastifyReply } from 'fastify';
import { OWN_MARK_PATH } from '#contract/platform.calls.ts';
import { tilesCredit } from '#domain/geo/tiles-credit.ts';
import { openStatuses } from '#domain/ride/ride.ts';
import { placesOf } from '#server/db/ride-places.ts';
import type { Deps } from '#server/deps.ts';
import { presentRide, readRideRoads } from '#server/features/rides/index.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import { icon } from '#server/http/icons.ts';
import { modulePolicy } from '#server/http/security-headers.ts';
import { themeScript } from '#server/http/theme-script.ts';
import { siteOf, withoutTraces } from '../draw.ts';
import { headOf } from '../guest-document.ts';
import type { GuestRide } from '../guest-ride.ts';
import { followFace } from './follow-faces.ts';
import { followPageCss } from './follow-page.css.ts';

/** The facts of a ride for whoever follows it; the script only adds what moves. */
export async function drawFollow(
  deps: Deps,
  reply: FastifyReply,
  { ride, client, base, problem }: GuestRide & { base: string; problem?: string | undefined },
): Promise<FastifyReply> {
  const site = await siteOf(deps, followPageCss);
  const { script, styles } = deps.webApp.followFiles();
  const way = await wayOf(deps, ride);
  const view = presentRide(ride, client);
  const logo = text(site.logoUrl || OWN_MARK_PATH);
  reply.contentSecurityPolicy = modulePolicy(site.css, [themeScript], deps.options.tilesUrl);
  return withoutTraces(reply)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="fr">
${headOf('Suivi de votre course', { ...site, styles: [...site.styles, ...styles] })}
<body>
<main class="follow guest-follow">
<div class="follow-map" data-way="${text(JSON.stringify(way))}"><div class="follow-ground" aria-hidden="true"></div><p class="follow-brand"><img src="${logo}" alt="" width="34" height="34">${text(site.appName)}</p><p class="follow-seen" role="status" hidden>${icon('clock')}<span></span></p><a class="map-credit" rel="noreferrer" target="_blank" hidden></a></div>
<section class="follow-sheet" aria-label="Votre course">
${followFace({ ride: view, base, now: deps.clock(), problem })}
</section>
</main>
<script type="module" src="${script}"></script>
</body>
</html>
`);
}

/** For the map: the whole trip before the departure and on board, the pickup alone while its driver comes. */
async function wayOf(deps: Deps, ride: GuestRide['ride']) {
  const { pickup, destination } = placesOf(ride);
  const isComing = ride.status === 'accepted' && ride.on_the_way_at !== null;
  const [road] = isComing ? [] : await readRideRoads(deps, [ride]);
  const target = isComing ? pickup : (destination ?? pickup);
  return {
    isLive: openStatuses.includes(ride.status),
    // On the way to the pickup only that way is of interest.
    from: isComing ? null : pickup && [pickup.lat, pickup.lng],
    to: target ? [target.lat, target.lng] : null,
    path: road?.path ?? [],
    tilesUrl: deps.options.tilesUrl,
    credit: tilesCredit(deps.options.tilesUrl),
  };
}
