import { isIP } from 'node:net';

export const TRUST_PROXY_ERROR =
  'vaut true, false, un nombre de serveurs mandataires, ou leurs adresses séparées par des virgules (10.0.0.0/8,127.0.0.1)';

const names = ['loopback', 'linklocal', 'uniquelocal'];

/** What the web framework understands; anything else would stop it with a stack. */
export function isTrustProxy(value: string): boolean {
  if (value === 'true' || value === 'false' || /^\d{1,3}$/u.test(value)) return true;
  return value.split(',').every((part) => names.includes(part.trim()) || isNetwork(part.trim()));
}

function isNetwork(text: string): boolean {
  const [address = '', size, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    size === undefined ||
    (/^\d{1,3}$/u.test(size) && Number(size) >= 1 && Number(size) <= (family === 4 ? 32 : 128))
  );
}
