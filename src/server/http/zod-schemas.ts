import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import * as z from 'zod/mini';
import type { $ZodIssue, $ZodType } from 'zod/v4/core';
import { messages } from '#contract/sentences/messages.fr.ts';
import { AppError } from './errors.ts';

/** A missing body counts as empty: the refusal then names its required fields. */
export const validateWithZod: FastifySchemaCompiler<$ZodType> = ({ schema, httpPart }) => {
  return (data) => {
    const result = z.safeParse(schema, httpPart === 'body' ? (data ?? {}) : data);
    return result.success ? { value: result.data } : { error: refusalOf(result.error.issues) };
  };
};

/** Answers are serialised by fast-json-stringify from the same schemas: faster than parsing them again. */
export const serializeWithZod: FastifySerializerCompiler<$ZodType> = ({ schema }) => serializerOf(schema);

function serializerOf(schema: $ZodType) {
  const serialize = serializers.get(schema) ?? fastJsonStringify(jsonSchemaOf(schema) as Schema);
  serializers.set(schema, serialize);
  return serialize;
}

/** For an answer that many requests share: its text lives as long as the answer itself. */
export function writtenOnce<Answer extends object>(schema: $ZodType<Answer>): (answer: Answer) => string {
  const serialize = serializerOf(schema);
  const written = new WeakMap<Answer, string>();
  return (answer) => {
    const text = written.get(answer) ?? serialize(answer);
    written.set(answer, text);
    return text;
  };
}

/** Many routes share a shape, and all of them share that of a refusal: each is compiled once. */
const serializers = new WeakMap<$ZodType, ReturnType<typeof fastJsonStringify>>();

function jsonSchemaOf(schema: $ZodType) {
  const {
    $schema,
    '~standard': standard,
    ...rest
  } = z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'any', override: flattenNullable });
  return rest;
}

/** An object or null serialises as one nullable object, without trying each branch. */
function flattenNullable({ jsonSchema }: { jsonSchema: { anyOf?: unknown } }): void {
  if (!Array.isArray(jsonSchema.anyOf) || jsonSchema.anyOf.length !== 2) return;
  const [one, other] = jsonSchema.anyOf;
  if (other?.type !== 'null' || one?.type !== 'object') return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, one, { nullable: true });
}

function refusalOf(issues: readonly $ZodIssue[]): AppError {
  const first = issues[0];
  if (first?.code === 'unrecognized_keys') return new AppError('unknown_field');
  const named = issues.filter(({ path }) => path.length > 0);
  const fields = Object.fromEntries(named.map((issue) => [issue.path.join('.'), sentenceOf(issue)]));
  return new AppError('invalid_request', first ? { fields, message: sentenceOf(first) } : { fields });
}

/** The contract's own French sentence, or a general one when a value has the wrong type. */
function sentenceOf(issue: $ZodIssue): string {
  const isOwnSentence = !issue.message.startsWith('Invalid');
  if (issue.path.length === 0 && !isOwnSentence) return messages.invalid_request;
  return isOwnSentence ? issue.message : `Le champ « ${issue.path.join('.')} » est invalide.`;
}
