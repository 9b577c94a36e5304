import type { FastifyRequest } from 'fastify';

const GROUPS = 8;
const GROUPS_OF_A_SUBSCRIBER = 4;

/** The address that limits count by; IPv6 by its /64, which is what one subscriber holds. */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(ip)?.[1];
  if (mapped) return mapped;
  return ip.includes(':') ? groupsOf(ip).slice(0, GROUPS_OF_A_SUBSCRIBER).join(':') : ip;
}

/** All eight groups: '::' stands for as many zeros as are missing. */
function groupsOf(ip: string): string[] {
  const [address = ''] = ip.toLowerCase().split('%', 1);
  const [before = '', after] = address.split('::', 2);
  const [head, tail] = [groups(before), groups(after ?? '')];
  const zeros = after === undefined ? 0 : Math.max(0, GROUPS - head.length - tail.length);
  return [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
}

function groups(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/u, ''));
}
