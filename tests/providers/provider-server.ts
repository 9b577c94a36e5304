import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

export type Reply = {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Milliseconds before the first byte. */
  after?: number;
  /** The connection ends in the middle of the answer. */
  cut?: true;
};

export type Answers = (url: URL) => Reply;

/** A service on this machine that speaks like the real one, or as badly as a test wants it to. */
export async function openProvider(answers: Answers) {
  const asked: URL[] = [];
  let current = answers;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    asked.push(url);
    void send(response, current(url));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    nowAnswers(next: Answers): void {
      current = next;
    },
  };
}

async function send(response: ServerResponse, reply: Reply): Promise<void> {
  const { status = 200, headers = {}, body, after = 0, cut } = reply;
  await wait(after, undefined, { ref: false });
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  if (!cut) return void response.end(text);
  response.write(text.slice(0, text.length / 2));
  response.socket?.destroySoon();
}
