import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#server/db/embedded/free-port.ts';
import { startDaemon } from './daemon.ts';
import type { Node } from './patroni.ts';

/** The haproxy we ship, on free ports of this machine: in front of the databases and of two instances. */
export async function openHaproxy(folder: string, nodes: readonly Node[], instances: readonly number[]) {
  const [leader, read, site] = [await freePort(), await freePort(), await freePort()];
  let text = readFileSync('deploy/haproxy.cfg', 'utf8')
    .replace('bind 127.0.0.1:5000', `bind 127.0.0.1:${leader}`)
    .replace('bind 127.0.0.1:5001', `bind 127.0.0.1:${read}`)
    .replace('bind 127.0.0.1:8080', `bind 127.0.0.1:${site}`);
  for (const [index, { port, restPort }] of nodes.entries())
    text = text.replaceAll(
      `10.0.0.1${index + 1}:5432 check port 8008`,
      `127.0.0.1:${port} check port ${restPort}`,
    );
  for (const [index, port] of instances.entries())
    text = text.replace(`10.0.0.2${index + 1}:3001`, `127.0.0.1:${port}`);
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, text);
  startDaemon('/usr/sbin/haproxy', ['-db', '-f', file], { log: join(folder, 'haproxy.log') });
  return { leader, read, host: `127.0.0.1:${site}` };
}
