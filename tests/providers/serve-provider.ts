import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export type Reply = {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Milliseconds before the first byte. */
  after?: number;
  /** The connection ends in the middle of the answer, or before it. */
  cut?: true | 'before';
};

/** A request as it came in. */
export type SeenRequest = { method: string; url: URL; headers: IncomingHttpHeaders; body: string };

export type Answers = (url: URL, request: SeenRequest) => Reply;

/** A local stand-in for a service, which can fail on demand. */
export async function serveProvider(answers: Answers) {
  const asked: URL[] = [];
  const requests: SeenRequest[] = [];
  let current = answers;

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await seen(incoming);
    asked.push(request.url);
    requests.push(request);
    await send(response, current(request.url, request));
  }

  const server = createServer((incoming, response) => void serve(incoming, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    requests,
    nowAnswers(next: Answers): void {
      current = next;
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function seen(incoming: IncomingMessage): Promise<SeenRequest> {
  const url = new URL(incoming.url ?? '/', 'http://provider');
  return { method: incoming.method ?? '', url, headers: incoming.headers, body: await text(incoming) };
}

async function send(response: ServerResponse, reply: Reply): Promise<void> {
  const { status = 200, headers = {}, body, after = 0, cut } = reply;
  await wait(after, undefined, { ref: false });
  if (cut === 'before') return void response.socket?.destroy();
  const content = typeof body === 'string' ? body : JSON.stringify(body ?? {});
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  if (!cut) return void response.end(content);
  response.write(content.slice(0, content.length / 2));
  response.socket?.destroySoon();
}
