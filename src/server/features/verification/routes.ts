import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { VERIFY_PATH } from '#contract/papers/control-page.ts';
import { paletteCss } from '#domain/branding/palette-css.ts';
import { isDatabaseAway } from '#server/db/database-away.ts';
import { plateCss, publicFoot, publicFootCss } from '#server/features/legal/index.ts';
import { operatorName, settingValue } from '#server/features/settings/index.ts';
import { verifyVoucher } from '#server/features/vouchers/index.ts';
import { anyone } from '#server/http/access.ts';
import { AppError } from '#server/http/errors.ts';
import type { Routes } from '#server/http/routes.ts';
import { scriptlessPolicy } from '#server/http/security-headers.ts';
import { type Outcome, statusOf } from './outcome.ts';
import { verifyDocument } from './verify-document.ts';
import { verifyPageCss } from './verify-page.css.ts';

const VERIFICATIONS_A_MINUTE = 30;

/** Public verification of a voucher: no session is read, no cookie set, and search engines do not index the page. */
export const verificationRoutes: Routes = async (app, { deps }) => {
  const route = {
    config: { ...anyone, requestsAMinute: VERIFICATIONS_A_MINUTE },
    schema: { hide: true },
    errorHandler: refuse,
  };

  // Any path is looked up: an invalid token gets the same page.
  app.get<{ Params: { '*': string } }>(`${VERIFY_PATH}/*`, route, async ({ params }, reply) =>
    show(reply, await verifyVoucher(deps, params['*'], '')),
  );

  async function refuse(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
    if (error instanceof AppError && error.code === 'too_many_requests') {
      reply.header('retry-after', String(error.more.retryAfter));
      return show(reply, { state: 'too_many' });
    }
    if (!isDatabaseAway(error)) throw error;
    return show(reply.header('retry-after', '5'), { state: 'away' });
  }

  async function show(reply: FastifyReply, outcome: Outcome): Promise<FastifyReply> {
    const snapshot = await deps.settings.current();
    const value = (key: Parameters<typeof settingValue>[1]) => settingValue(snapshot, key);
    const css =
      paletteCss(value('primaryColor'), value('secondaryColor')) + plateCss + verifyPageCss + publicFootCss;
    reply.contentSecurityPolicy = scriptlessPolicy(css);
    return reply
      .status(statusOf(outcome))
      .type('text/html; charset=utf-8')
      .header('x-robots-tag', 'noindex, nofollow')
      .send(
        verifyDocument(outcome, {
          appName: value('appName'),
          logoUrl: value('logoUrl'),
          operator: {
            name: operatorName(snapshot),
            address: value('companyAddress'),
            phone: value('contactPhone'),
          },
          styles: deps.webApp.filesFor().styles,
          css,
          foot: publicFoot(snapshot),
        }),
      );
  }
};
