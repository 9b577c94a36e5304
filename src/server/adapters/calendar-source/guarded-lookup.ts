import { type LookupAddress, promises } from 'node:dns';
import type { LookupFunction } from 'node:net';

export type Resolve = (host: string) => Promise<LookupAddress[]>;

export class PrivateNetwork extends Error {}

export const systemResolve: Resolve = async (host) => await promises.lookup(host, { all: true });

/**
 * Connects only to the addresses that were checked: a DNS answer that changes afterwards has no effect. One private
 * address among them refuses them all.
 */
export function guardedLookup(resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, answer) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first) return answer(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '');
        if (!addresses.every(({ address }) => isAllowed(address))) return answer(new PrivateNetwork(), '');
        if (options.all) return answer(null, addresses);
        answer(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => answer(error, ''),
    );
  };
}
