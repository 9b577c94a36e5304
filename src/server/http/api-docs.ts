import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { API_DOCS_PATH } from '#contract/platform/platform.calls.ts';

/** The library's page styles itself inline; its scripts come from files. */
const uiPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/** Generated from the schemas that validate requests and serialise answers. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.0.3', info: { title: 'VTC Platform', version: '1' } },
    transform: ({ schema, url }) => ({ schema: { ...toJsonSchemas(schema), tags: [topicOf(url)] }, url }),
  });
  await app.register(swaggerUi, {
    routePrefix: API_DOCS_PATH,
    uiConfig: { docExpansion: 'none' },
    uiHooks: {
      onRequest: (_request, reply, next) => {
        reply.contentSecurityPolicy = uiPolicy;
        next();
      },
    },
  });
}

/** `/api/rides/:id/note` is listed among the calls of `rides`. */
function topicOf(url: string): string {
  const [, first = '', second] = url.split(/[/.]/);
  return first === 'api' && second ? second : first;
}

function toJsonSchemas(schema: FastifySchema | undefined): FastifySchema {
  if (!schema) return { hide: true };
  const { body, params, querystring, response, ...rest } = schema;
  return {
    ...rest,
    ...(isZod(body) ? { body: documentedShape(body, 'input') } : {}),
    ...(isZod(params) ? { params: documentedShape(params, 'input') } : {}),
    ...(isZod(querystring) ? { querystring: documentedShape(querystring, 'input') } : {}),
    ...(response ? { response: eachToJsonSchema(response) } : {}),
  };
}

function eachToJsonSchema(response: unknown): Record<string, unknown> {
  const entries = Object.entries(response as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([status, view]) => [
      status,
      { description: describe(status), ...(isZod(view) ? documentedShape(view) : {}) },
    ]),
  );
}

function describe(status: string): string {
  return status.startsWith('2') ? 'Réponse' : 'Refus, avec une phrase en français';
}

/** Version 3.0: with 3.1 the page is busy for seven seconds. */
function documentedShape(schema: $ZodType, io: 'input' | 'output' = 'output') {
  const { '~standard': standard, ...shape } = z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io,
    unrepresentable: 'any',
  });
  return shape;
}

function isZod(value: unknown): value is $ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
