import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ASSETS_PATH } from '#contract/platform/platform.calls.ts';

/** The built files of the browser: their names carry a hash, so they never change. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(staticFiles, {
    root: folder,
    prefix: `${ASSETS_PATH}/`,
    cacheControl: false,
    lastModified: false,
    preCompressed: true,
    index: false,
    setHeaders: (response) => {
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    },
  });
}
