import type { FastifyInstance } from 'fastify';
import { callPrefixes } from '#contract/every-call.ts';
import { prefixPattern } from '#contract/path-pattern.ts';
import { gazetteer } from '#server/adapters/places/gazetteer/gazetteer.ts';

const AFTER_THE_FIRST_MS = 300;
const calls = prefixPattern([...callPrefixes]);

/**
 * Loads the gazetteer soon after the first page or call, before an address can be typed: no search and no booking waits
 * for it, and a server without visitors never loads it.
 */
export function readGazetteerForVisitors(app: FastifyInstance): void {
  let isRead = false;
  app.addHook('onResponse', (request, reply, done) => {
    if (!isRead && isVisit(request.url, String(reply.getHeader('content-type')))) {
      isRead = true;
      setTimeout(gazetteer, AFTER_THE_FIRST_MS).unref();
    }
    done();
  });
}

/** Health checks and metrics are no visit. */
function isVisit(url: string, contentType: string): boolean {
  return contentType.startsWith('text/html') || calls.test(url);
}
