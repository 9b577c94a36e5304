/** A line of code that is right, the same with a mistake, and the error of the compiler that must follow. */
export type Mistake = { name: string; right: string; wrong: string; error: string };

const NOT_ASSIGNABLE = 'TS2322';
const WRONG_ARGUMENT = 'TS2345';
const UNKNOWN_FIELD = 'TS2353';
const MISSING_FIELDS = 'TS2740';
const UNKNOWN_NAME = 'TS2339';
const TOO_FEW_ARGUMENTS = 'TS2554';

export const prelude = [
  `import type { FastifyInstance } from 'fastify';`,
  `import { signIn } from '#contract/account/auth.calls.ts';`,
  `import { loginBody, registerBody, userView } from '#contract/account/auth.ts';`,
  `import type { AnswerOf, ArgsOf, Call } from '#contract/call.ts';`,
  `import { urlOf } from '#contract/call.ts';`,
  `import { endpoint } from '#contract/endpoint.ts';`,
  `import { rideApi } from '#contract/rides/rides.api.ts';`,
  `import { countRides, getRide, listRides } from '#contract/rides/rides.calls.ts';`,
  `import { rideListQuery } from '#contract/rides/ride-queries.ts';`,
  `import { rideCountsView, ridesView, rideView } from '#contract/rides/rides.ts';`,
  `import { serve } from '#server/http/serve.ts';`,
  `declare const app: FastifyInstance;`,
  `declare function send<C extends Call>(call: C, ...args: ArgsOf<C>): AnswerOf<C>;`,
];

export const mistakes: readonly Mistake[] = [
  {
    name: 'a call without a body is given one',
    right: `send(countRides, {});`,
    wrong: `send(countRides, { body: {} });`,
    error: NOT_ASSIGNABLE,
  },
  {
    name: 'a field of the body has another type',
    right: `send(signIn, { body: { email: 'a@example.fr', password: 'secret' } });`,
    wrong: `send(signIn, { body: { email: 'a@example.fr', password: 42 } });`,
    error: NOT_ASSIGNABLE,
  },
  {
    name: 'the body has a field that the call does not take',
    right: `send(signIn, { body: { email: 'a@example.fr', password: 'secret' } });`,
    wrong: `send(signIn, { body: { email: 'a@example.fr', password: 'secret', role: 'driver' } });`,
    error: UNKNOWN_FIELD,
  },
  {
    name: 'the body is missing',
    right: `send(signIn, { body: { email: 'a@example.fr', password: 'secret' } });`,
    wrong: `send(signIn);`,
    error: TOO_FEW_ARGUMENTS,
  },
  {
    name: 'a parameter has another name',
    right: `send(getRide, { id: '42' });`,
    wrong: `send(getRide, { rideId: '42' });`,
    error: UNKNOWN_FIELD,
  },
  {
    name: 'a parameter is missing',
    right: `send(getRide, { id: '42' });`,
    wrong: `send(getRide, {});`,
    error: WRONG_ARGUMENT,
  },
  {
    name: 'the address has another parameter',
    right: `urlOf(getRide, { id: '42' });`,
    wrong: `urlOf(getRide, { number: '42' });`,
    error: UNKNOWN_FIELD,
  },
  {
    name: 'the query has a field that the call does not take',
    right: `send(listRides, { query: { limit: '20' } });`,
    wrong: `send(listRides, { query: { size: '20' } });`,
    error: UNKNOWN_FIELD,
  },
  {
    name: 'the answer is read as another type',
    right: `export const id: string = send(getRide, { id: '42' }).id;`,
    wrong: `export const wrongId: number = send(getRide, { id: '42' }).id;`,
    error: NOT_ASSIGNABLE,
  },
  {
    name: 'the schema of the body is that of another call',
    right: `endpoint(signIn, { body: loginBody, answer: userView });`,
    wrong: `endpoint(signIn, { body: registerBody, answer: userView });`,
    error: WRONG_ARGUMENT,
  },
  {
    name: 'the schema of the answer has another shape',
    right: `endpoint(getRide, { answer: rideView });`,
    wrong: `endpoint(getRide, { answer: ridesView });`,
    error: WRONG_ARGUMENT,
  },
  {
    name: 'the schema of the query is forgotten',
    right: `endpoint(listRides, { query: rideListQuery, answer: ridesView });`,
    wrong: `endpoint(listRides, { answer: ridesView });`,
    error: WRONG_ARGUMENT,
  },
  {
    name: 'the schema of a body is bound to a call that takes none',
    right: `endpoint(countRides, { answer: rideCountsView });`,
    wrong: `endpoint(countRides, { body: loginBody, answer: rideCountsView });`,
    error: WRONG_ARGUMENT,
  },
  {
    name: 'a handler answers another shape',
    right: `serve(app, rideApi.list, async () => []);`,
    wrong: `serve(app, rideApi.list, async () => [{ id: '42' }]);`,
    error: MISSING_FIELDS,
  },
  {
    name: 'a handler reads a parameter that the path does not have',
    right: `serve(app, rideApi.list, async ({ query }) => (query.limit ? [] : []));`,
    wrong: `serve(app, rideApi.list, async ({ params }) => (params.id ? [] : []));`,
    error: UNKNOWN_NAME,
  },
];
