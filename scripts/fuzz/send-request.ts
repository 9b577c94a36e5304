import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { Written } from './draft.ts';

const LIMIT_MS = 10_000;
const MOST_BYTES = 4_000_000;

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; ms: number };
/** The error, when there was no response. */
export type Silence = { silence: string; ms: number };

export function sender(origin: string, connections: number) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  const send = ({ method, path, headers, body }: Written): Promise<Answer | Silence> =>
    new Promise((resolve) => {
      const began = performance.now();
      const elapsed = () => performance.now() - began;
      const length = body && !headers['transfer-encoding'] ? { 'content-length': String(body.length) } : {};
      const outgoing = request({ hostname, port, agent, method, path, headers: { ...headers, ...length } });
      const timer = setTimeout(() => outgoing.destroy(new Error('no answer within 10 s')), LIMIT_MS);
      const end = (outcome: Answer | Silence) => {
        clearTimeout(timer);
        resolve(outcome);
      };
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = [];
        let size = 0;
        incoming.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size <= MOST_BYTES) chunks.push(chunk);
        });
        incoming.on('error', ({ message }) => end({ silence: message, ms: elapsed() }));
        incoming.on('end', () =>
          end({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: Buffer.concat(chunks).toString(),
            ms: elapsed(),
          }),
        );
      });
      outgoing.on('error', ({ message }) => end({ silence: message, ms: elapsed() }));
      outgoing.end(body);
    });

  return { send, close: () => agent.destroy() };
}
