import type { FastifyReply, FastifyRequest } from 'fastify';
import { callPrefixes } from '#contract/every-call.ts';
import { CONTROL_SHELL_PATH } from '#contract/papers/control-page.ts';
import { prefixPattern } from '#contract/path-pattern.ts';
import { ASSETS_PATH } from '#contract/platform/platform.calls.ts';
import { arrivalAt } from '#domain/navigation/arrival.ts';
import { pages } from '#domain/navigation/pages.ts';
import { isDatabaseAway } from '#server/db/database-away.ts';
import { presentUser } from '#server/features/accounts/index.ts';
import { anyone, sessionOf } from '#server/http/access.ts';
import { acceptedEncoding, type Encoding } from '#server/http/encodings.ts';
import { AppError } from '#server/http/errors.ts';
import type { Routes } from '#server/http/routes.ts';
import { sessionTokens } from '#server/http/session-cookie.ts';
import { awayPage } from './away-page.ts';
import { installRoutes } from './install-routes.ts';
import { pageWriter } from './page-writer.ts';
import { responsePreloader } from './preload-responses.ts';
import { sendHtml } from './send-html.ts';

const neverPages = prefixPattern([...callPrefixes, ASSETS_PATH]);

/** Every page of the site. The same rule as in the browser says who ends up where. */
export const pageRoutes: Routes = async (app, { deps }) => {
  const { keptPage, writePage, writeShell } = pageWriter(deps);
  const preload = responsePreloader(app, deps);

  async function showPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const session = await sessionOf(deps, request, reply);
    const arrival = arrivalAt(pathOf(request), session?.user.role ?? null);
    if ('redirectTo' in arrival) return reply.redirect(arrival.redirectTo, 302);
    reply.letsPaymentIn = arrival.page.name === 'payment';
    const user = session ? presentUser(session.user) : null;
    const written = user ? { writtenAt: deps.clock().toISOString() } : {};
    const visit = { user, ...written, preloaded: await preload(request, arrival.page.name) };
    return sendHtml(reply, await writePage(arrival.page, visit, encodingFor(request)));
  }

  /** Strangers all get the same cached page. */
  function showKeptPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const isStranger = sessionTokens(request).length === 0;
    const kept = isStranger ? keptPage(pathOf(request), encodingFor(request)) : undefined;
    return kept ? sendHtml(reply, kept) : showPageOrAway(request, reply);
  }

  async function showPageOrAway(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      return await showPage(request, reply);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      return sendHtml(reply.status(503).header('retry-after', '5'), { body: awayPage });
    }
  }

  for (const page of pages) app.get(page.path, { config: anyone, schema: { hide: true } }, showKeptPage);

  for (const [path, page] of [
    ['/shell', undefined],
    [CONTROL_SHELL_PATH, 'control'],
  ] as const)
    app.get(path, { config: anyone, schema: { hide: true } }, async (request, reply) =>
      sendHtml(reply, await writeShell(page, encodingFor(request))),
    );

  await installRoutes(app, { deps });

  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !neverPages.test(pathOf(request)) && wantsHtml(request);
    if (!isPage) throw new AppError('not_found');
    return await showPageOrAway(request, reply);
  });
};

function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  return acceptedEncoding(headers['accept-encoding']);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** A missing picture must not be answered with a page. */
function wantsHtml(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || accept === '*/*';
}
