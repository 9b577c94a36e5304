import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { servePaypal } from '../../tests/providers/paypal-server.ts';
import { serveTiles } from '../../tests/providers/tiles-server.ts';
import { openFolder } from '../../tests/support/open-folder.ts';

export const chloe = { email: 'chloe@example.fr', password: 'Chloé prend la route' };
export const ines = { email: 'ines@example.fr', password: 'Inès veille sur tout' };

type Paypal = Awaited<ReturnType<typeof servePaypal>>;
type Tiles = Awaited<ReturnType<typeof serveTiles>>;

/** `paypal` is a stand-in, which records captures and refunds; `tiles` one that records what maps ask for. */
export type Site = { url: string; paypal: Paypal; tiles: Tiles; stop(): Promise<void> };

type Opening = { demo?: boolean; env?: Record<string, string> };

/** The built product, with a data folder of its own; with `demo` also the people and rides of the demonstration. */
export async function openSite(name: string, { demo = false, env = {} }: Opening = {}): Promise<Site> {
  const dataDir = await openFolder(`vtc-journeys-${name}-`);
  const port = await freePort();
  const paypal = await servePaypal();
  const tiles = await serveTiles();
  const server = spawn(process.execPath, ['scripts/start.mjs', ...(demo ? ['demo'] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DRIVER_EMAIL: chloe.email,
      DRIVER_PASSWORD: chloe.password,
      ADMIN_EMAIL: ines.email,
      ADMIN_PASSWORD: ines.password,
      RATE_LIMIT_SCALE: '1000',
      // No server is there: the journeys run without the maps service.
      PLACES_PROVIDER: 'open',
      GEOPLATEFORME_BASE_URL: 'http://127.0.0.1:9',
      TILES_URL: tiles.tilesUrl,
      PAYPAL_BASE_URL: paypal.baseUrl,
      PAYPAL_SCRIPT_URL: paypal.scriptUrl,
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  await untilReady(server);

  return {
    url: `http://localhost:${port}`,
    paypal,
    tiles,
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      paypal.close();
      tiles.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Its output is read to the end: a server that cannot write dies. */
async function untilReady(server: ChildProcess): Promise<void> {
  let printed = '';
  await new Promise<void>((isReady, fail) => {
    server.stdout?.on('data', (chunk) => {
      printed += String(chunk);
      if (printed.includes('Prêt')) isReady();
    });
    server.on('exit', () => fail(new Error(`The server did not start:\n${printed}`)));
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
