import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GUEST_PATH } from '#domain/guest/guest-link.ts';
import { isDatabaseAway } from '#server/db/database-away.ts';
import { anyone } from '#server/http/access.ts';
import { AppError, statusOf } from '#server/http/errors.ts';
import type { Routes } from '#server/http/routes.ts';
import { siteUrl } from '#server/http/site-url.ts';
import { acts, type Fields, isAct, pay } from './acts.ts';
import { claimAccount, findClaim, mailClaim } from './claim-account.ts';
import { draw, withoutTraces } from './draw.ts';
import { drawStep } from './draw-step.ts';
import { findGuestRide, type GuestRide, readGuestRide } from './guest-ride.ts';
import { accountReadyFace, awayFace, overFace, passwordFace, waitFace } from './step-faces.ts';

const REQUESTS_A_MINUTE = 60;
const ACCOUNT = 'compte';

type Asked = { Params: { '*': string } };

/** One ride for whoever has its link. No session is read and no cookie set, so that the origin of a form does not matter. */
export const guestPageRoutes: Routes = async (app, { deps }) => {
  const route = {
    config: { ...anyone, anyOrigin: true, requestsAMinute: REQUESTS_A_MINUTE },
    schema: { hide: true },
    errorHandler: refuse,
  };
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );

  app.get<Asked>(`${GUEST_PATH}/*`, route, async (request, reply) => {
    const [token, step] = stepsOf(request);
    if (token === ACCOUNT) return await showPassword(reply, step);
    const guest = await findGuestRide(deps, token);
    return guest ? await drawStep(deps, request, reply, { guest, step }) : await over(reply);
  });

  app.post<Asked>(`${GUEST_PATH}/*`, route, async (request, reply) => {
    const [token, step] = stepsOf(request);
    const fields = fieldsOf(request);
    if (token === ACCOUNT) return await becomeAccount(reply, step, fields);
    const guest = await findGuestRide(deps, token);
    if (!guest) return await over(reply);
    try {
      return await act(request, reply, { guest, step, fields });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // What is there now, with why it did not change.
      const now = await readGuestRide(deps, token, guest.ride.id);
      return await drawStep(deps, request, reply.status(statusOf[error.code]), {
        guest: now ?? guest,
        step: step === 'confirmer' ? '' : step,
        problem: error.message,
      });
    }
  });

  type Acting = { guest: GuestRide; step: string; fields: Fields };

  async function act(request: FastifyRequest, reply: FastifyReply, { guest, step, fields }: Acting) {
    const base = `${GUEST_PATH}/${guest.token}`;
    if (isAct(step)) {
      await acts[step](deps, guest, fields);
      return withoutTraces(reply).redirect(step === 'messages' ? `${base}/messages` : base, 303);
    }
    if (step === 'payer') {
      const away = await pay(deps, guest, fields, await siteUrl(deps, request));
      if (!away) return withoutTraces(reply).redirect(base, 303);
      return await draw(deps, reply, { title: 'Paiement', main: () => awayFace(away.url, away.method) });
    }
    if (step !== ACCOUNT) return await over(reply);
    await mailClaim(deps, guest, fields.email ?? '', await siteUrl(deps, request));
    return await drawStep(deps, request, reply, { guest, step, isSent: true });
  }

  async function showPassword(reply: FastifyReply, token: string) {
    const claim = await findClaim(deps, token);
    return claim ? await askPassword(reply, token) : await over(reply);
  }

  async function becomeAccount(reply: FastifyReply, token: string, { password = '' }: Fields) {
    const claim = await findClaim(deps, token);
    if (!claim) return await over(reply);
    try {
      await claimAccount(deps, claim, password);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return await askPassword(reply.status(statusOf[error.code]), token, error.message);
    }
    return await draw(deps, reply, { title: 'Compte', main: accountReadyFace });
  }

  async function askPassword(reply: FastifyReply, token: string, problem?: string) {
    const action = `${GUEST_PATH}/${ACCOUNT}/${token}`;
    const main = () => passwordFace(action, problem);
    return await draw(deps, reply, { title: 'Mot de passe', main });
  }

  /** One page for every link that opens nothing. */
  async function over(reply: FastifyReply) {
    return await draw(deps, reply.status(404), { title: 'Ce lien n’est plus actif', main: overFace });
  }

  async function refuse(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
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
};

function wait(title: string) {
  return { title, main: () => waitFace(title) };
}

/** A path with more than two parts opens nothing either. */
function stepsOf({ params }: FastifyRequest<Asked>): [token: string, step: string] {
  const [token = '', ...rest] = params['*'].split('/');
  return [token, rest.join('/')];
}

function fieldsOf({ body }: FastifyRequest): Fields {
  const entries = Object.entries(typeof body === 'object' && body !== null ? body : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
