import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '#server/deps.ts';

/** A plugin that declares the routes of one feature. */
export type Routes<More = unknown> = FastifyPluginAsync<{ deps: Deps } & More>;
