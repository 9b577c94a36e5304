import { type Call, type ParamsOf, pathParam } from './call.ts';

/** Matches every URL of these paths; a parameter is any text without a slash. */
export function pathPattern(paths: readonly string[]): RegExp {
  return new RegExp(`^(?:${paths.map((path) => filled(path, '[^/]+')).join('|')})$`, 'u');
}

/** Matches these paths and everything below them. */
export function prefixPattern(paths: readonly string[]): RegExp {
  return new RegExp(`^(?:${paths.map(escaped).join('|')})(?:/|$)`, 'u');
}

/** The first segment of a path: '/rides' of '/rides/:id'. */
export function prefixOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

/** The parameters in the URL of a call, not decoded; undefined for any other URL. */
export function paramsIn<C extends Call>({ path }: C, address: string): ParamsOf<C> | undefined {
  const found = new RegExp(`^${filled(path, '(?<$1>[^/]+)')}$`, 'u').exec(address);
  return found ? ({ ...found.groups } as ParamsOf<C>) : undefined;
}

function filled(path: string, param: string): string {
  return escaped(path).replace(pathParam, param);
}

function escaped(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}
