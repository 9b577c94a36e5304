import type { FastifyRequest } from 'fastify';
import {
  adminIdParams,
  adminUserBody,
  adminUsersQuery,
  adminUsersView,
  changedUserView,
} from '#contract/admin.ts';
import { actorOf, admins } from '#server/http/access.ts';
import { answers, type Routes } from '#server/http/routes.ts';
import { siteUrl } from '#server/http/site-url.ts';
import { changeAccount, type UserOrder } from './change-account.ts';
import { readUsers } from './read-users.ts';
import { resetAccountPassword } from './reset-account-password.ts';

export const adminUserRoutes: Routes = async (app, { deps }) => {
  app.get(
    '/api/admin/users',
    { config: admins, schema: { querystring: adminUsersQuery, response: answers(adminUsersView) } },
    async (request) => await readUsers(deps, request.query),
  );

  app.patch(
    '/api/admin/users/:id',
    {
      config: admins,
      schema: { params: adminIdParams, body: adminUserBody, response: answers(changedUserView) },
    },
    async (request) => await changeAccount(deps, orderOf(request, request.params.id), request.body),
  );

  app.post(
    '/api/admin/users/:id/reset-password',
    { config: admins, schema: { params: adminIdParams, response: answers(changedUserView) } },
    async (request) => await resetAccountPassword(deps, orderOf(request, request.params.id)),
  );

  function orderOf(request: FastifyRequest, userId: string): UserOrder {
    return { actor: actorOf(request), userId, siteUrl: siteUrl(request, deps.options.publicUrl) };
  }
};
