import { createHash } from 'node:crypto';
import { calendarApi } from '#contract/time/calendars.api.ts';
import { FEED_PATH } from '#domain/calendar/feed-path.ts';
import { siteHostOf } from '#server/features/rides/index.ts';
import { anyone } from '#server/http/access.ts';
import { AppError } from '#server/http/errors.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { siteInUse } from '#server/http/site-url.ts';
import { ownerOfFeed, readFeed, renewFeed, revokeFeed } from './feeds.ts';
import {
  presentOwnCalendar,
  readOwnCalendarNow,
  removeOwnCalendar,
  saveOwnCalendar,
} from './own-calendar.ts';
import { writeFeed } from './write-feed.ts';

const READS_A_MINUTE = 60;

export const calendarRoutes: Routes = async (app, { deps }) => {
  serve(app, calendarApi.getFeed, async ({ actor, request }) =>
    readFeed(deps, actor.id, siteInUse(deps, request)),
  );
  serve(app, calendarApi.renewFeed, async ({ actor, request }) => {
    await renewFeed(deps, actor.id);
    return await readFeed(deps, actor.id, siteInUse(deps, request));
  });
  serve(app, calendarApi.revokeFeed, async ({ actor, request }) => {
    await revokeFeed(deps, actor.id);
    return await readFeed(deps, actor.id, siteInUse(deps, request));
  });

  serve(app, calendarApi.getOwn, async ({ actor }) => presentOwnCalendar(deps, actor.id));
  serve(app, calendarApi.saveOwn, async ({ actor, body }) => {
    await saveOwnCalendar(deps, actor.id, body.address);
    return await presentOwnCalendar(deps, actor.id);
  });
  serve(app, calendarApi.readOwn, async ({ actor }) => {
    await readOwnCalendarNow(deps, actor.id);
    return await presentOwnCalendar(deps, actor.id);
  });
  serve(app, calendarApi.removeOwn, async ({ actor }) => {
    await removeOwnCalendar(deps, actor.id);
    return await presentOwnCalendar(deps, actor.id);
  });

  const route = { config: { ...anyone, requestsAMinute: READS_A_MINUTE }, schema: { hide: true } };

  /** For calendars, which have no session: who has the address reads it. */
  app.get<{ Params: { file: string } }>(`${FEED_PATH}/:file`, route, async (request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    const owner = await ownerOfFeed(deps, request.params.file);
    if (!owner) throw new AppError('not_found');
    const text = await writeFeed(deps, owner, siteHostOf(deps, request.host));
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    reply.header('etag', tag).header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match'] === tag) return await reply.status(304).send();
    return await reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="courses.ics"')
      .send(text);
  });
};
