import { pages } from '#domain/navigation/pages.ts';

/** The parts of JSON Schema that the document uses. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema };

/** One method at one address, as the document of the server describes it. */
export type Operation = {
  /** The part of the product it belongs to, for the summary. */
  part: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body: Schema | undefined;
};

type Described = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
};
export type ApiDocument = { paths: Record<string, Record<string, Described>> };

/** Every route of the document, and the few addresses beside the API. */
export function operationsOf({ paths }: ApiDocument): Operation[] {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      part: partOf(path),
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
    })),
  );
  return [...described, ...besideTheApi.map(pageOperation)];
}

function partOf(path: string): string {
  return /^(\/api)?\/\w[^/]*/u.exec(path)?.[0] ?? path;
}

const besideTheApi = [
  ...pages.map(({ path }) => path.replace(/:(\w+)/gu, '{$1}')),
  '/favicon.svg',
  '/sw.js',
  '/healthz',
  '/readyz',
  '/metrics',
  '/ws',
  '/assets/{name}',
  '/api/docs/json',
  '/api/{name}',
  '/{name}',
];

function pageOperation(path: string): Operation {
  const names = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
  return {
    part: 'pages et fichiers',
    method: 'GET',
    path,
    parameters: names.map((name) => ({ name, in: 'path', schema: { type: 'string' } })),
    body: undefined,
  };
}
