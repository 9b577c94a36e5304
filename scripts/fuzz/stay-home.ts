import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';

const { lookup } = dns;
const own = new Set(['localhost', '127.0.0.1', '::1']);

/** Loaded before the server: it can reach no host but this machine. */
dns.lookup = Object.assign((name: string, ...rest: unknown[]) => {
  if (own.has(name)) return Reflect.apply(lookup, dns, [name, ...rest]);
  const done = rest.at(-1) as (error: Error) => void;
  process.nextTick(done, Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }));
}, lookup) as typeof lookup;
syncBuiltinESMExports();
