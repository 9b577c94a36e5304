export type CallRoutes<Call> = [method: string, path: RegExp, call: Call][];

/** Which call of a provider's interface a request is, and the id in its path. */
export function findCall<Call>(routes: CallRoutes<Call>, method: string, pathname: string) {
  const route = routes.find(([verb, path]) => verb === method && path.test(pathname));
  return { call: route?.[2], id: route?.[1].exec(pathname)?.[1] ?? '' };
}
