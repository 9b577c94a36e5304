import type { FastifyInstance } from 'fastify';
import { callPrefixes } from '#contract/every-call.ts';
import { prefixPattern } from '#contract/path-pattern.ts';
import { gazetteer } from '#server/adapters/places/gazetteer/gazetteer.ts';

const AFTER_THE_FIRST_MS = 300;
const calls = prefixPattern([...callPrefixes]);

/**
 * Soon after the first page or call, before an address can be typed: no search and no booking waits for it, and a server
 * that nobody visits does without.
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

/** Not the machines that watch over it. */
function isVisit(url: string, contentType: string): boolean {
  return contentType.startsWith('text/html') || calls.test(url);
}
