import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { API_DOCS_PATH } from '#contract/platform.calls.ts';
import { jsonSchemaOf } from './zod-schemas.ts';

/** The library's page styles itself inline; its scripts come from files. */
const uiPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/** The document is made from the same shapes that check requests and write answers. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'VTC Platform', version: '1' } },
    transform: ({ schema, url }) => ({ schema: toJsonSchemas(schema), url }),
  });
  await app.register(swaggerUi, {
    routePrefix: API_DOCS_PATH,
    uiHooks: {
      onRequest: (_request, reply, next) => {
        reply.contentSecurityPolicy = uiPolicy;
        next();
      },
    },
  });
}

function toJsonSchemas(schema: FastifySchema | undefined): FastifySchema {
  if (!schema) return { hide: true };
  const { body, params, querystring, response, ...rest } = schema;
  return {
    ...rest,
    ...(isZod(body) ? { body: jsonSchemaOf(body, 'input') } : {}),
    ...(isZod(params) ? { params: jsonSchemaOf(params, 'input') } : {}),
    ...(isZod(querystring) ? { querystring: jsonSchemaOf(querystring, 'input') } : {}),
    ...(response ? { response: eachToJsonSchema(response) } : {}),
  };
}

function eachToJsonSchema(response: unknown): Record<string, unknown> {
  const entries = Object.entries(response as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([status, view]) => [
      status,
      { description: describe(status), ...(isZod(view) ? jsonSchemaOf(view) : {}) },
    ]),
  );
}

function describe(status: string): string {
  return status.startsWith('2') ? 'Réponse' : 'Refus, avec une phrase en français';
}

function isZod(value: unknown): value is Parameters<typeof jsonSchemaOf>[0] {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
