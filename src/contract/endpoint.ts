import type { $ZodType, input } from 'zod/v4/core';
import type { AnswerOf, BodyOf, Call, QueryOf } from './call.ts';

/** The schemas that validate the input of a call and serialise its response. */
export type Schemas = { query?: $ZodType; body?: $ZodType; answer?: $ZodType };

export type Endpoint<C extends Call = Call, S extends Schemas = Schemas> = { call: C; schemas: S };

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type InputOrNothing<S> = S extends $ZodType ? input<S> : undefined;
type OutputOrNothing<S> = S extends { _zod: { output: infer Output } } ? Output : undefined;
type Fits<Schema, Type, What extends string> =
  Same<Schema, Type> extends true ? unknown : `This schema is not the ${What} that the call declares.`;

type Fitting<C extends Call, S extends Schemas> = Fits<InputOrNothing<S['query']>, QueryOf<C>, 'query'> &
  Fits<InputOrNothing<S['body']>, BodyOf<C>, 'body'> &
  Fits<OutputOrNothing<S['answer']>, AnswerOf<C>, 'answer'>;

/** Binds the schemas of the server to a call. A schema that does not match the call does not compile. */
export function endpoint<C extends Call, S extends Schemas>(
  call: C,
  schemas: S & Fitting<C, S>,
): Endpoint<C, S> {
  return { call, schemas };
}
