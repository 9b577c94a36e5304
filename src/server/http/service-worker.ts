import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { projectRoot } from '#server/environment/project-root.ts';
import type { WebApp } from '#server/ports/web-app.ts';
import { anyone } from './access.ts';
import { acceptedEncoding, compressed } from './encodings.ts';
import { writeWorkerConstants } from './worker-constants.ts';

const parts = ['push-notes', 'offline-cache', 'kept-vouchers'];
const OWN_PICTURES_ONLY = "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'";

/** The service worker: revalidated each time, with the whole site as its scope; compressed once. */
export async function serveServiceWorker(app: FastifyInstance, webApp: WebApp): Promise<void> {
  const constants = writeWorkerConstants(webApp.filesFor().script);
  const script = [constants, ...(await Promise.all(parts.map(readPart)))].map(withoutComments).join('\n');

  const br = await compressed(script, { encoding: 'br', effort: 'small' });
  const gzip = await compressed(script, { encoding: 'gzip', effort: 'small' });

  app.get('/sw.js', { config: anyone, schema: { hide: true } }, async (request, reply) => {
    reply.contentSecurityPolicy = OWN_PICTURES_ONLY;
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('service-worker-allowed', '/');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    return encoding
      ? reply.header('content-encoding', encoding).send({ br, gzip }[encoding])
      : reply.send(script);
  });
}

function readPart(name: string): Promise<string> {
  return readFile(join(projectRoot, 'public/worker', `${name}.js`), 'utf8');
}

/** Nor indentation: both are for us. */
function withoutComments(script: string): string {
  const lines = script.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !/^(?:\/\/|\/?\*)/u.test(line)).join('\n');
}
