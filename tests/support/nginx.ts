import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';
import { openDiskFolder } from './open-folder.ts';

const binary = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
  existsSync(path),
);

export const hasNginx = binary !== undefined;

export type Nginx = {
  host: string;
  accessLog(): Promise<string>;
  /** Runs the work while nginx sends this instance nothing. */
  without<Result>(instance: 'first' | 'second', work: () => Promise<Result>): Promise<Result>;
};

/** Longer than nginx keeps an idle connection, and longer than a request. */
const LET_GO_MS = 2_000;

/** The nginx of this machine with the site configuration we ship, on a free port, in front of two instances. */
export async function openNginx([first, second]: [string, string]): Promise<Nginx> {
  if (!binary) throw new Error('nginx is not installed');
  const folder = await openDiskFolder('vtc-nginx-');
  const port = await freePort();
  const shipped = await readFile('deploy/nginx.conf', 'utf8');
  const site = shipped
    .replaceAll('127.0.0.1:3001', first)
    .replaceAll('127.0.0.1:3002', second)
    .replaceAll('/run/', `${folder}/`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/var/log/nginx/vtc.log', join(folder, 'access.log'));
  await writeFile(join(folder, 'site.conf'), site);
  await writeFile(join(folder, 'nginx.conf'), mainConfiguration(folder));
  const flags = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  execFileSync(binary, [...flags, '-t'], { stdio: 'pipe' });

  const nginx = spawn(binary, [...flags, '-g', 'daemon off;'], { stdio: 'ignore' });
  onTestFinished(async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
    await rm(folder, { recursive: true, force: true });
  });
  await vi.waitFor(() => reached(port), { timeout: 30_000 });
  return {
    host: `127.0.0.1:${port}`,
    accessLog: () => readFile(join(folder, 'access.log'), 'utf8'),
    async without(instance, work) {
      const mark = join(folder, `vtc-without-${instance === 'first' ? 3001 : 3002}`);
      await writeFile(mark, '');
      await wait(LET_GO_MS);
      try {
        return await work();
      } finally {
        await rm(mark);
      }
    },
  };
}

function mainConfiguration(folder: string): string {
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  return [
    `pid ${join(folder, 'nginx.pid')};`,
    'worker_processes 1;',
    'events { worker_connections 512; }',
    `http { ${own.join(' ')} include ${join(folder, 'site.conf')}; }`,
  ].join('\n');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Fails while nothing listens on the port. */
async function reached(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
}
