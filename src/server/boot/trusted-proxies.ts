import type { Options } from '#server/deps.ts';

/** TRUST_PROXY: `true`, a number of proxies in front of us, or their addresses separated by commas. */
export function trustedProxies(value: string | undefined): Options['trustProxy'] {
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  if (!/^\d+$/u.test(value)) return value;
  return (_address, hop) => hop < Number(value);
}
