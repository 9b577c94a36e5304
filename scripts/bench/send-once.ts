import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { LoadRequest } from './load/fire.ts';

export type Sent = { status: number; headers: Record<string, string>; body: Buffer };

/** One call as the load sends it, without a header of its own. */
export async function sendOnce(url: string, { method, path, headers, body }: LoadRequest): Promise<Sent> {
  const sending = request(`${url}${path}`, { method, headers, agent: false }).end(body);
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers as Record<string, string>,
    body: await buffer(response),
  };
}
