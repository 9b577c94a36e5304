import type { FastifyReply, FastifyRequest } from 'fastify';
import { GUEST_PATH } from '#domain/guest/guest-link.ts';
import { guestLink } from '#server/features/ride-links/index.ts';
import { AppError, statusOf } from '#server/http/errors.ts';
import type { Routes } from '#server/http/routes.ts';
import { siteUrl } from '#server/http/site-url.ts';
import { accountReadyPage, passwordPage } from './account-pages.ts';
import { claimAccount, findClaim, mailClaim } from './claim-account.ts';
import { drawStep } from './draw-step.ts';
import { acts, type Fields, isAct, pay } from './guest-actions.ts';
import { findGuestRide, type GuestRide, readGuestRide } from './guest-ride.ts';
import { type Asked, fieldsOf, linkPage, stepsOf } from './link-page.ts';
import { draw, withoutTraces } from './send-guest-page.ts';
import { awayPage } from './step-pages.ts';

const ACCOUNT = 'compte';

/** One ride for the holder of its link. Without session and cookie, the origin of a form does not matter. */
export const guestPageRoutes: Routes = async (app, { deps }) => {
  const { route, over } = linkPage(app, deps);

  app.get<Asked>(`${GUEST_PATH}/*`, route, async (request, reply) => {
    const [token, step] = stepsOf(request);
    if (token === ACCOUNT) return await showPassword(reply, step);
    const guest = await findGuestRide(deps, guestLink, token);
    return guest ? await drawStep(deps, request, reply, { guest, step }) : await over(reply);
  });

  app.post<Asked>(`${GUEST_PATH}/*`, route, async (request, reply) => {
    const [token, step] = stepsOf(request);
    const fields = fieldsOf(request);
    if (token === ACCOUNT) return await becomeAccount(reply, step, fields);
    const guest = await findGuestRide(deps, guestLink, token);
    if (!guest) return await over(reply);
    try {
      return await act(request, reply, { guest, step, fields });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // The current page, with the reason why nothing changed.
      const now = await readGuestRide(deps, token, guest.ride.id);
      return await drawStep(deps, request, reply.status(statusOf[error.code]), {
        guest: now ?? guest,
        step: isOfMainPage(step) ? '' : step,
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
      return await draw(deps, reply, { title: 'Paiement', main: () => awayPage(away.url, away.method) });
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
    return await draw(deps, reply, { title: 'Compte', main: accountReadyPage });
  }

  async function askPassword(reply: FastifyReply, token: string, problem?: string) {
    const action = `${GUEST_PATH}/${ACCOUNT}/${token}`;
    const main = () => passwordPage(action, problem);
    return await draw(deps, reply, { title: 'Mot de passe', main });
  }
};

/** Their forms are on the page of the ride itself. */
function isOfMainPage(step: string): boolean {
  return isAct(step) && step !== 'annuler' && step !== 'messages';
}
