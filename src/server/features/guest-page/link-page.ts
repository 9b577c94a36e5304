import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '#server/db/database-away.ts';
import { isDeadlock } from '#server/db/is-deadlock.ts';
import type { Deps } from '#server/deps.ts';
import { anyone } from '#server/http/access.ts';
import { AppError, statusOf } from '#server/http/errors.ts';
import type { Fields } from './guest-actions.ts';
import { inactiveLinkPage, waitPage } from './inactive-link.ts';
import { draw } from './send-guest-page.ts';

const REQUESTS_A_MINUTE = 60;

export type Asked = { Params: { '*': string } };

/** What link pages share: limits, forms without a session, refusals as pages, one page for every invalid link. */
export function linkPage(app: FastifyInstance, deps: Deps) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );

  async function over(reply: FastifyReply) {
    return await draw(deps, reply.status(404), { title: 'Ce lien n’est plus actif', main: inactiveLinkPage });
  }

  async function refuse(failure: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
    const error = isDeadlock(failure) ? new AppError('try_again') : failure;
    if (error instanceof AppError && error.code === 'too_many_requests') {
      reply.header('retry-after', String(error.more.retryAfter)).status(429);
      return await draw(deps, reply, wait('Trop de demandes depuis ce réseau'));
    }
    if (error instanceof AppError)
      return await draw(deps, reply.status(statusOf[error.code]), wait(error.message));
    if (!isDatabaseAway(error)) throw error;
    reply.header('retry-after', '5').status(503);
    return await draw(deps, reply, wait('Cette page est momentanément indisponible'));
  }

  const route = {
    config: { ...anyone, anyOrigin: true, requestsAMinute: REQUESTS_A_MINUTE },
    schema: { hide: true },
    errorHandler: refuse,
  };
  return { route, over };
}

function wait(title: string) {
  return { title, main: () => waitPage(title) };
}

/** A path with more than two parts opens nothing either. */
export function stepsOf({ params }: FastifyRequest<Asked>): [token: string, step: string] {
  const [token = '', ...rest] = params['*'].split('/');
  return [token, rest.join('/')];
}

export function fieldsOf({ body }: FastifyRequest): Fields {
  const entries = Object.entries(typeof body === 'object' && body !== null ? body : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
