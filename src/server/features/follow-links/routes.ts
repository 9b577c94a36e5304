import type { FastifyRequest } from 'fastify';
import { followLinkApi } from '#contract/rides/follow-links.api.ts';
import { announceChange } from '#server/db/announce-change.ts';
import { followLink, renewLink, revokeLink } from '#server/features/ride-links/index.ts';
import type { RideWithPeople } from '#server/features/rides/index.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { siteInUse } from '#server/http/site-url.ts';
import { FOLLOW_LINK_ENDED } from '#server/live/keep-live.ts';
import { followAddress, readShareable } from './share-ride.ts';

export const followLinkRoutes: Routes = async (app, { deps }) => {
  serve(app, followLinkApi.share, async ({ actor, params, request }) =>
    linkOf(await readShareable(deps, actor, params.id), request),
  );

  serve(app, followLinkApi.renew, async ({ actor, params, request }) => {
    const ride = await readShareable(deps, actor, params.id);
    await renewLink(deps, followLink, ride.id);
    await announceChange(deps.db, FOLLOW_LINK_ENDED, ride.id);
    return await linkOf(ride, request);
  });

  serve(app, followLinkApi.revoke, async ({ actor, params, request }) => {
    const ride = await readShareable(deps, actor, params.id);
    await revokeLink(deps, followLink, ride.id);
    await announceChange(deps.db, FOLLOW_LINK_ENDED, ride.id);
    return await linkOf(ride, request);
  });

  async function linkOf(ride: RideWithPeople, request: FastifyRequest) {
    return { url: await followAddress(deps, ride.id, siteInUse(deps, request)) };
  }
};
