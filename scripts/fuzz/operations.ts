import { pathParam } from '#contract/call.ts';
import { prefixOf } from '#contract/path-pattern.ts';
import {
  API_DOCS_PATH,
  ASSETS_PATH,
  HEALTH_PATH,
  METRICS_PATH,
  openSocket,
  READY_PATH,
} from '#contract/platform/platform.calls.ts';
import { pages } from '#domain/navigation/pages.ts';

const API = prefixOf(API_DOCS_PATH);

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

/** One method of one path, as the API document describes it. */
export type Operation = {
  /** The feature it belongs to, for the summary. */
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

/** Every route of the document, and the few paths beside the API. */
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
  const words = path.split('/');
  return words.slice(0, prefixOf(path) === API ? 3 : 2).join('/');
}

const besideTheApi = [
  ...pages.map(({ path }) => path.replace(pathParam, '{$1}')),
  '/favicon.svg',
  '/sw.js',
  HEALTH_PATH,
  READY_PATH,
  METRICS_PATH,
  openSocket.path,
  `${ASSETS_PATH}/{name}`,
  `${API_DOCS_PATH}/json`,
  `${API}/{name}`,
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
