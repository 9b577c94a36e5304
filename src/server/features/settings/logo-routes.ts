import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { LOGO_MAX_BYTES } from '#contract/platform/logo.ts';
import { settingsApi } from '#contract/platform/settings.api.ts';
import { AppError } from '#server/http/errors.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { uploadLogo } from './upload-logo.ts';

const AFTER_LAST_BYTE_MS = 1_000;

/** Apart from the other settings, because the upload library inspects every request of its scope. */
export const logoRoutes: Routes = async (app, { deps }) => {
  await app.register(multipart, { limits: { files: 1, fields: 5, fileSize: LOGO_MAX_BYTES } });

  serve(app, settingsApi.uploadLogo, async ({ actor, request }) =>
    uploadLogo(deps, actor, await receiveFile(request)),
  );
};

async function receiveFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('logo_missing');
  // A part with a broken header blocks the parser for ever.
  const patience = once(request.raw, 'end').then(() => wait(AFTER_LAST_BYTE_MS, undefined, { ref: false }));
  const bytes = await Promise.race([fileIn(request), patience]).catch((error: unknown) => {
    throw new AppError(isTooLarge(error) ? 'logo_too_large' : 'logo_unreadable');
  });
  if (!bytes || bytes.length === 0) throw new AppError('logo_missing');
  return bytes;
}

async function fileIn(request: FastifyRequest): Promise<Buffer | undefined> {
  return await (await request.file())?.toBuffer();
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
}
