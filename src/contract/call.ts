import type { Ability } from '#domain/policy.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Who may make a call: the ability it needs in the policy. */
export type Access = 'anyone' | 'signed_in' | Ability;

/** The subjects of responses. A change names those it makes stale. */
export type Subject =
  | 'account'
  | 'admin'
  | 'assistant'
  | 'availability'
  | 'bills'
  | 'calendars'
  | 'clients'
  | 'company'
  | 'departures'
  | 'device'
  | 'driver_profile'
  | 'guest_links'
  | 'hours'
  | 'inbox'
  | 'legal_texts'
  | 'messages'
  | 'notifications'
  | 'places'
  | 'prices'
  | 'public_settings'
  | 'push'
  | 'reminders'
  | 'rides'
  | 'settings'
  | 'takings'
  | 'verdicts'
  | 'vouchers';

/** The types of the input and the response. */
type Shape = { query?: object; body?: object; answer?: unknown };

type Declared<Path extends string, S extends Shape, A extends Access> = {
  path: Path;
  access: A;
  /** Exists at compile time only. */
  shape: S;
};

export type Read<Path extends string = string, S extends Shape = Shape, A extends Access = Access> = Declared<
  Path,
  S,
  A
> & { method: 'GET'; about: Subject; readableOffline: boolean };

export type Write<
  Path extends string = string,
  S extends Shape = Shape,
  A extends Access = Access,
> = Declared<Path, S, A> & { method: Exclude<Method, 'GET'>; stales: readonly Subject[] };

export type Call = Read | Write;

type ReadFacts<A, S> = { access: A; about: Subject; readableOffline?: boolean; shape: S };
type WriteFacts<A, S> = { access: A; stales?: readonly Subject[]; shape: S };

/* @__NO_SIDE_EFFECTS__ */
export function read<const Path extends string, const A extends Access, S extends Shape>(
  path: Path,
  { access, about, readableOffline = false, shape }: ReadFacts<A, S>,
): Read<Path, S, A> {
  return { method: 'GET', path, access, about, readableOffline, shape };
}

/* @__NO_SIDE_EFFECTS__ */
export function write<const Path extends string, const A extends Access, S extends Shape>(
  method: Write['method'],
  path: Path,
  { access, stales = [], shape }: WriteFacts<A, S>,
): Write<Path, S, A> {
  return { method, path, access, stales, shape };
}

/** Declares the types of a call; it has no value at run time. */
/* @__NO_SIDE_EFFECTS__ */
export function of<S extends Shape>(): S {
  return undefined as unknown as S;
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type ParamsOf<C extends Call> = { [Name in ParamNames<C['path']>]: string };
export type QueryOf<C extends Call> = C['shape'] extends { query: infer Query } ? Query : undefined;
export type BodyOf<C extends Call> = C['shape'] extends { body: infer Body } ? Body : undefined;
export type AnswerOf<C extends Call> = C['shape'] extends { answer: infer Answer } ? Answer : undefined;

type Given<Name extends string, Value> = Value extends undefined
  ? { [Key in Name]?: never }
  : Partial<Value> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** The input of a call: its parameters by name, its query and its body. */
export type InputOf<C extends Call> = ParamsOf<C> & Given<'query', QueryOf<C>> & Given<'body', BodyOf<C>>;

/** The same as arguments: none where nothing is required. */
export type ArgsOf<C extends Call> =
  Record<never, never> extends InputOf<C> ? [input?: InputOf<C>] : [input: InputOf<C>];

type AddressOf<C extends Call> = ParamsOf<C> & Given<'query', QueryOf<C>>;
export type AddressArgs<C extends Call> =
  Record<never, never> extends AddressOf<C> ? [input?: AddressOf<C>] : [input: AddressOf<C>];

/** A parameter in a path, with its name. */
export const pathParam = /:(\w+)/gu;

/** The URL of a call with its parameters and its query filled in. */
export function urlOf<C extends Call>({ path }: C, ...[input]: AddressArgs<C>): string {
  const { query, ...params }: Record<string, unknown> = { ...input };
  const filled = path.replace(pathParam, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries({ ...(query as object) }).filter(([, value]) => value !== undefined);
  const search = pairs.map(([name, value]) => `${name}=${encoded(String(value))}`).join('&');
  return search === '' ? filled : `${filled}?${search}`;
}

/** A comma needs no escaping, and lists are easier to read with it. */
function encoded(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',');
}
