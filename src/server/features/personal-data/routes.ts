import { personalDataApi } from '#contract/account/personal-data.api.ts';
import { parisTime } from '#domain/time/paris.ts';
import { holdUser, requireCurrentPassword } from '#server/features/accounts/index.ts';
import { currentSession } from '#server/http/access.ts';
import { AppError } from '#server/http/errors.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { forgetSession } from '#server/http/session-cookie.ts';
import { eraseAccount } from './erase-account.ts';
import { eraseUser } from './erase-user.ts';
import { obstaclesOf } from './erasure-facts.ts';
import { writeExport } from './export/write-export.ts';
import { keptPapersOf } from './kept-papers.ts';
import { readRetention } from './read-retention.ts';

export const personalDataRoutes: Routes = async (app, { deps }) => {
  serve(app, personalDataApi.exportMyData, async ({ actor, reply }) => {
    const archive = await writeExport(deps, actor);
    const name = `mes-donnees-${parisTime(deps.clock()).day}.zip`;
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(archive);
  });

  serve(app, personalDataApi.getErasure, async ({ actor }) => ({
    obstacles: await obstaclesOf(deps.db, actor.id),
    kept: await keptPapersOf(deps.db, actor.id),
  }));

  serve(app, personalDataApi.eraseMyAccount, async ({ actor, body, request, reply }) => {
    await requireCurrentPassword(deps, currentSession(request), body.currentPassword);
    await eraseAccount(
      deps,
      {
        actorId: actor.id,
        async judged(trx) {
          const held = await holdUser(trx, actor.id);
          if ((await obstaclesOf(trx, held.id)).length > 0) throw new AppError('account_held');
          return held;
        },
      },
      request.log,
    );
    forgetSession(reply, deps.options);
    return { message: 'Votre compte est supprimé.' };
  });

  serve(app, personalDataApi.eraseUser, async ({ actor, params, request }) => {
    await eraseUser(deps, actor, params.id, request.log);
    return { message: 'Le compte est supprimé.' };
  });

  serve(app, personalDataApi.getRetention, async () => readRetention(deps));
};
