import type { FastifyRequest } from 'fastify';

/** The address that limits count by; IPv6 by its /64, which is what one subscriber holds. */
export function clientAddress(request: FastifyRequest): string {
  return request.ip.includes(':') ? request.ip.split(':').slice(0, 4).join(':') : request.ip;
}
