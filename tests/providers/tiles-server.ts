import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Plays a server of map tiles that is asked as the Géoplateforme is; `asked` has the query of each request. */
export async function serveTiles() {
  const asked: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    asked.push(Object.fromEntries(new URL(request.url ?? '/', 'http://tiles').searchParams));
    response.writeHead(200, { 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' });
    response.end(tile);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    asked,
    origin,
    tilesUrl: `${origin}/wmts?REQUEST=GetTile&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}`,
    close: () => void server.close(),
  };
}
