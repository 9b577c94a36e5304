import type { FastifyInstance } from 'fastify';
import { gazetteer } from '#server/adapters/places/gazetteer/gazetteer.ts';

const AFTER_THE_PAGE_MS = 300;

/** With the first page, before an address can be typed: no search waits for it, and a server that nobody visits does without. */
export function readGazetteerForVisitors(app: FastifyInstance): void {
  let isRead = false;
  app.addHook('onResponse', (_request, reply, done) => {
    if (!isRead && String(reply.getHeader('content-type')).startsWith('text/html')) {
      isRead = true;
      setTimeout(gazetteer, AFTER_THE_PAGE_MS).unref();
    }
    done();
  });
}
