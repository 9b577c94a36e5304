import type { FastifyPluginAsync, RawServerDefault } from 'fastify';
import { errorView } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import type { ZodProvider } from './zod-schemas.ts';

/** A plugin that declares the routes of one feature. */
export type Routes = FastifyPluginAsync<{ deps: Deps }, RawServerDefault, ZodProvider>;

/** The answer of a route when all goes well, and the one shape of every refusal. */
export function answers<View>(view: View) {
  return { 200: view, '4xx': errorView, '5xx': errorView };
}
