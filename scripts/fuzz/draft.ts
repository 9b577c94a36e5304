import { jsonOf } from './hostile-values.ts';
import { FORM, upload } from './odd-bodies.ts';
import type { Operation, Parameter } from './operations.ts';
import type { Random } from './random.ts';
import { type KnownValues, validValue } from './valid-value.ts';

/** A request being built: values still have names, so that one of them can be replaced. */
export type Draft = {
  method: string;
  path: string;
  params: Record<string, unknown>;
  query: [name: string, value: unknown][];
  headers: Record<string, string>;
  json: unknown;
  /** Replaces `json`: a raw body. */
  bytes?: Buffer;
};

/** The bytes that are sent. */
export type Written = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
};

export function validDraft(operation: Operation, known: KnownValues, random: Random): Draft {
  const { method, path, parameters, body } = operation;
  const validOf = ({ name, schema }: Parameter, word = name) => validValue(schema, word, known, random);
  const inPath = parameters.filter((one) => one.in === 'path');
  const inQuery = parameters.filter((one) => one.in === 'query' && (one.required || random.chance(0.6)));
  return {
    method,
    path,
    params: Object.fromEntries(inPath.map((one) => [one.name, validOf(one, wordFor(path, one.name, known))])),
    query: inQuery.map((one) => [one.name, validOf(one)]),
    json: body && validValue(body, '', known, random),
    ...(method !== 'GET' && !body && random.chance(0.3) ? form() : { headers: {} }),
  };
}

/** The id after `/rides/` is a ride's. */
function wordFor(path: string, name: string, known: KnownValues): string {
  const exact = `${new RegExp(`([^/]+)/\\{${name}\\}`, 'u').exec(path)?.[1]}/${name}`;
  return known[exact] ? exact : name;
}

/** A route without a described body may expect a file. */
function form(): Pick<Draft, 'headers' | 'bytes'> {
  return { headers: { 'content-type': FORM }, bytes: Buffer.from(upload) };
}

export function written({ method, path, params, query, headers, json, bytes }: Draft): Written {
  const address = path.replace(/\{(\w+)\}/gu, (_, name: string) => percentEncoded(String(params[name])));
  const search = query
    .map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(textOf(value))}`)
    .join('&');
  const body = bytes ?? (json === undefined ? undefined : Buffer.from(jsonOf(json)));
  const type = body && !headers['content-type'] ? { 'content-type': 'application/json' } : {};
  return {
    method,
    path: search ? `${address}?${search}` : address,
    headers: { ...type, ...headers },
    body,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : jsonOf(value);
}

/** By bytes: `encodeURIComponent` refuses a lone surrogate. */
function percentEncoded(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) =>
      /[\w.~-]/u.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).padStart(2, '0')}`,
    )
    .join('')
    .slice(0, 12_000);
}
