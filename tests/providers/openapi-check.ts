import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { expect } from 'vitest';
import type { SeenRequest } from './provider-server.ts';

type Schema = { [keyword: string]: unknown };
type Parameter = { name: string; in: string; required?: boolean; schema: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema } | undefined> };
  security?: Record<string, unknown>[];
};
type PathItem = { parameters?: Parameter[] } & Record<string, unknown>;
export type OpenApiDocument = {
  paths: Record<string, PathItem>;
  security?: Record<string, unknown>[];
  components: {
    securitySchemes: Record<string, { type: string; scheme?: string }>;
    schemas: Record<string, Schema>;
  };
};

/** Fails with all that the provider's description forbids about a request. */
export function expectMatchesOpenApi(request: SeenRequest | undefined, document: OpenApiDocument): void {
  expect(request ? mistakesIn(request, document) : ['no request']).toEqual([]);
}

/** What the description does not mention is a mistake too: a misspelt field would be ignored by the provider. */
export function mistakesIn(request: SeenRequest, document: OpenApiDocument): string[] {
  const found = findPath(request.url.pathname, document);
  if (!found) return [`path ${request.url.pathname} is unknown`];
  const operation = found.item[request.method.toLowerCase()] as Operation | undefined;
  if (!operation) return [`method ${request.method} is unknown`];
  const parameters = [...(found.item.parameters ?? []), ...(operation.parameters ?? [])];
  return [
    ...parameters.flatMap((parameter) => mistakesInParameter(parameter, request, found.values)),
    ...[...request.url.searchParams.keys()].map((name) => `query ${name} is unknown`),
    ...mistakesInLogin(request, operation.security ?? document.security ?? [], document),
    ...mistakesInBody(request, operation, document),
  ];
}

function findPath(pathname: string, { paths }: OpenApiDocument) {
  for (const [template, item] of Object.entries(paths)) {
    const names = [...template.matchAll(/\{([^}]+)\}/gu)].map(([, name = '']) => name);
    const shape = template.replace(/[.]/gu, '\\$&').replace(/\{[^}]+\}/gu, '([^/]+)');
    const match = new RegExp(`^${shape}$`, 'u').exec(pathname);
    if (match) return { item, values: new Map(names.map((name, index) => [name, match[index + 1]])) };
  }
  return undefined;
}

function mistakesInParameter(
  { name, in: place, required, schema }: Parameter,
  { headers }: SeenRequest,
  pathValues: Map<string, string | undefined>,
): string[] {
  const value = place === 'path' ? pathValues.get(name) : mediaTypeOrValue(name, headers[name.toLowerCase()]);
  if (value === undefined) return required ? [`${place} ${name} is missing`] : [];
  return check(value, schema, `${place} ${name}`);
}

function mediaTypeOrValue(name: string, value: string | string[] | undefined): string | undefined {
  const text = Array.isArray(value) ? value.join(', ') : value;
  return name === 'Content-Type' ? text?.split(';')[0] : text;
}

function mistakesInLogin(
  { headers }: SeenRequest,
  security: Record<string, unknown>[],
  { components }: OpenApiDocument,
): string[] {
  const schemes = security.flatMap(Object.keys).map((name) => schemeOf(components.securitySchemes[name]));
  const given = headers.authorization?.split(' ')[0]?.toLowerCase();
  return schemes.includes(given) ? [] : [`authorization is not ${schemes.join(' or ')}`];
}

/** OAuth requires a bearer token. */
function schemeOf(login: { type: string; scheme?: string } | undefined): string | undefined {
  return login?.type === 'oauth2' ? 'bearer' : login?.scheme;
}

function mistakesInBody(request: SeenRequest, operation: Operation, document: OpenApiDocument): string[] {
  if (!operation.requestBody) return request.body === '' ? [] : ['body is unknown'];
  const type = request.headers['content-type']?.split(';')[0] ?? '';
  const schema = operation.requestBody.content[type]?.schema;
  if (!schema) return [`content type ${type} is unknown`];
  const isForm = type === 'application/x-www-form-urlencoded';
  const body: unknown = isForm
    ? Object.fromEntries(new URLSearchParams(request.body))
    : JSON.parse(request.body);
  return check(body, closed(schema, document), 'body');
}

function check(value: unknown, schema: Schema, place: string): string[] {
  const ajv = new Ajv2020({ allErrors: true, strictTypes: false });
  ajvFormats.default(ajv);
  ajv.addFormat('phone-number', /^(whatsapp:)?\+[1-9]\d{7,14}$/u);
  const validate = ajv.compile(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${place}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** The schema with its references in place and no room for fields that it does not name. */
function closed(schema: Schema, document: OpenApiDocument): Schema {
  const open = opened(schema, document);
  return 'properties' in open || 'allOf' in open ? { ...open, unevaluatedProperties: false } : open;
}

function opened(schema: Schema, document: OpenApiDocument): Schema {
  const { $ref, properties, items, allOf, ...rest } = schema;
  if (typeof $ref === 'string') return opened(named($ref, document), document);
  return {
    ...rest,
    ...(properties ? { properties: closedEach(properties as Record<string, Schema>, document) } : {}),
    ...(items ? { items: closed(items as Schema, document) } : {}),
    ...(allOf ? { allOf: (allOf as Schema[]).map((part) => opened(part, document)) } : {}),
  };
}

function closedEach(properties: Record<string, Schema>, document: OpenApiDocument) {
  return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, closed(part, document)]));
}

function named(reference: string, { components }: OpenApiDocument): Schema {
  const schema = components.schemas[reference.replace('#/components/schemas/', '')];
  if (!schema) throw new Error(`The description lacks ${reference}`);
  return schema;
}
