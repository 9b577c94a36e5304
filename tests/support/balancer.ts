import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A small load balancer: each request to the next instance, skipping one that refuses connections. */
export async function openBalancer(instances: readonly string[]) {
  const backends = instances.map((url) => new URL(url));
  let turn = 0;
  const order = () => {
    turn += 1;
    return backends.map((_, index) => backends[(turn + index) % backends.length] as URL);
  };

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming);
    for (const backend of order()) {
      const answer = await forward(incoming, backend, body);
      if (!answer) continue;
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    outgoing.writeHead(502).end();
  }

  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    void tunnel(incoming, socket, head, order());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Undefined without an instance left. */
async function forward(
  incoming: IncomingMessage,
  backend: URL,
  body: Buffer,
): Promise<IncomingMessage | undefined> {
  return await new Promise((resolve) => {
    const { method, url, headers } = incoming;
    const outgoing = request({
      host: '127.0.0.1',
      port: backend.port,
      method,
      path: url,
      headers,
      agent: false,
    });
    outgoing.on('response', resolve).on('error', () => resolve(undefined));
    outgoing.end(body);
  });
}

async function tunnel(
  incoming: IncomingMessage,
  socket: Socket,
  head: Buffer,
  backends: URL[],
): Promise<void> {
  for (const backend of backends) {
    const inner = connect(Number(backend.port), '127.0.0.1');
    const isThere = await Promise.race([
      once(inner, 'connect').then(() => true),
      once(inner, 'error').then(() => false),
    ]);
    if (!isThere) continue;
    inner.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('error', () => inner.destroy()).on('close', () => inner.destroy());
    inner.write(headOf(incoming));
    inner.write(head);
    inner.pipe(socket).pipe(inner);
    return;
  }
  socket.destroy();
}

function headOf({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : [],
  );
  return [`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}
