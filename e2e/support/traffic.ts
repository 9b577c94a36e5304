import { once } from 'node:events';
import { createServer, type IncomingMessage, request as send } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** One answered request; `bytes` as sent over the network, headers included. */
type Sent = { path: string; bytes: number };

/** A proxy in front of a site that notes what a browser asks of it, its service worker included. */
export async function watchTraffic(siteUrl: string) {
  const { port: target } = new URL(siteUrl);
  const sent: Sent[] = [];
  const note = ({ url = '' }: IncomingMessage, answer: IncomingMessage) => {
    const entry = { path: url, bytes: answer.rawHeaders.join(': ').length };
    sent.push(entry);
    answer.on('data', (chunk: Buffer) => {
      entry.bytes += chunk.length;
    });
  };
  const proxy = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const to = { port: target, host: '127.0.0.1', agent: false, method, path: url, headers };
    const onward = send(to, (answer) => {
      note(request, answer);
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  proxy.on('upgrade', ({ rawHeaders, url }: IncomingMessage, socket, head) => {
    const onward = connect(Number(target), '127.0.0.1', () => {
      onward.write(`GET ${url} HTTP/1.1\r\n${headerLines(rawHeaders)}\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    sent,
    bytes: () => sent.reduce((sum, { bytes }) => sum + bytes, 0),
    summary: () => sent.map(({ path, bytes }) => `${bytes} ${path}`).join('\n'),
    /** Forgets what was noted until now. */
    forget: () => void sent.splice(0),
    close() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

export type Traffic = Awaited<ReturnType<typeof watchTraffic>>;

function headerLines(raw: readonly string[]): string {
  return raw.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
}
