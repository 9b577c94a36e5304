import * as z from 'zod/mini';
import { anyone } from '#server/http/access.ts';
import { AppError } from '#server/http/errors.ts';
import type { Routes } from '#server/http/routes.ts';

const fileName = z.object({ name: z.string() });

/** Uploaded pictures: shown, never run, and cached for ever because their name is their content. */
export const fileRoutes: Routes = async (app, { deps }) => {
  app.get('/files/:name', { config: anyone, schema: { params: fileName } }, async (request, reply) => {
    if (!isFileName(request.params.name)) throw new AppError('not_found');
    const file = await deps.db
      .selectFrom('files')
      .select(['content_type', 'bytes'])
      .where('name', '=', request.params.name)
      .executeTakeFirst();
    if (!file) throw new AppError('not_found');
    reply.contentSecurityPolicy = "default-src 'none'; sandbox";
    return reply
      .type(file.content_type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(file.bytes);
  });
};

function isFileName(text: string): boolean {
  return /^[\w.-]{1,80}$/u.test(text);
}
