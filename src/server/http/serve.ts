import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { $ZodType, input, output } from 'zod/v4/core';
import { type Access, type Call, type ParamsOf, pathParam } from '#contract/call.ts';
import type { Endpoint, Schemas } from '#contract/endpoint.ts';
import { errorView } from '#contract/errors.ts';
import type { UserRow } from '#server/db/schema.ts';

type Parsed<S> = S extends $ZodType ? output<S> : undefined;
/** A call without a described answer sends its reply itself: a file, a socket. */
type Answered<S> = S extends $ZodType ? input<S> : FastifyReply;

/** The input of a route: validated, and authorised. */
export type Handling<C extends Call, S extends Schemas> = {
  params: ParamsOf<C>;
  query: Parsed<S['query']>;
  body: Parsed<S['body']>;
  /** Undefined only where anyone may call. */
  actor: C['access'] extends 'anyone' ? undefined : UserRow;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Handle<C extends Call, S extends Schemas> = (
  handling: Handling<C, S>,
) => Answered<S['answer']> | Promise<Answered<S['answer']>>;

/** Registers a call of the contract. Its address, its access and its schemas come from there and from nowhere else. */
export function serve<C extends Call, S extends Schemas>(
  app: FastifyInstance,
  { call, schemas }: Endpoint<C, S>,
  handle: Handle<C, S>,
  config: Omit<FastifyContextConfig, 'access'> = {},
): void {
  app.route({
    method: call.method,
    url: call.path,
    config: { ...config, access: call.access },
    schema: routeSchema(call, schemas),
    ...(schemas.body ? { preValidation: fillBody } : {}),
    handler: (request, reply) => {
      const answer = handle({
        params: request.params as ParamsOf<C>,
        query: request.query as Parsed<S['query']>,
        body: request.body as Parsed<S['body']>,
        actor: actorFor(call.access, request) as Handling<C, S>['actor'],
        request,
        reply,
      });
      if (answer instanceof Promise) return answer;
      return answer === reply ? reply : reply.send(answer);
    },
  });
}

/** A missing body counts as an empty one: a call whose fields are all optional needs none. */
async function fillBody(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}

function actorFor(access: Access, { session }: FastifyRequest): UserRow | undefined {
  return access === 'anyone' ? undefined : session?.user;
}

function routeSchema({ path }: Call, { query, body, answer }: Schemas) {
  const names = Array.from(path.matchAll(pathParam), ([, name]) => String(name));
  const params = names.length > 0 && z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
  return {
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    ...(answer ? { response: { 200: answer, '4xx': errorView, '5xx': errorView } } : {}),
  };
}
