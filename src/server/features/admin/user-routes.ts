import type { FastifyRequest } from 'fastify';
import { adminApi } from '#contract/platform/admin.api.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { siteUrl } from '#server/http/site-url.ts';
import { type AccountCommand, changeAccount } from './change-account.ts';
import { readUsers } from './read-users.ts';
import { resetAccountPassword } from './reset-account-password.ts';

export const adminUserRoutes: Routes = async (app, { deps }) => {
  serve(app, adminApi.listUsers, async ({ query }) => readUsers(deps, query));

  serve(app, adminApi.changeUser, async ({ actor, params, body, request }) =>
    changeAccount(deps, await orderOf(request, actor, params.id), body),
  );

  serve(app, adminApi.resetUserPassword, async ({ actor, params, request }) =>
    resetAccountPassword(deps, await orderOf(request, actor, params.id)),
  );

  async function orderOf(request: FastifyRequest, actor: UserRow, userId: string): Promise<AccountCommand> {
    return { actor, userId, siteUrl: await siteUrl(deps, request) };
  }
};
