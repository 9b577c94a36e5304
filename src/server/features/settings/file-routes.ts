import { settingsApi } from '#contract/platform/settings.api.ts';
import { AppError } from '#server/http/errors.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { isFileName } from './file-name.ts';

/** Uploaded pictures: shown, never run, and cached for ever because their name is their content. */
export const fileRoutes: Routes = async (app, { deps }) => {
  serve(app, settingsApi.getFile, async ({ params, reply }) => {
    if (!isFileName(params.name)) throw new AppError('not_found');
    const file = await deps.db
      .selectFrom('files')
      .select(['content_type', 'bytes'])
      .where('name', '=', params.name)
      .executeTakeFirst();
    if (!file) throw new AppError('not_found');
    reply.contentSecurityPolicy = "default-src 'none'; sandbox";
    return reply
      .type(file.content_type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(file.bytes);
  });
};
