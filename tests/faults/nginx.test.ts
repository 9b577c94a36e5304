import { expect, test } from 'vitest';
import { registered } from '#tests/support/far-people.ts';
import { hasNginx, openNginx } from '#tests/support/nginx.ts';
import { dataFolder, startServer } from '#tests/support/server-process.ts';
import { listens } from '#tests/support/sockets.ts';

const patiently = { timeout: 10_000 };
const hostOf = (url: string | undefined) => new URL(url ?? '').host.replace('localhost', '127.0.0.1');

test.runIf(hasNginx)(
  'the nginx we ship balances two instances, carries sockets, and survives the loss of one',
  {
    timeout: 90_000,
  },
  async () => {
    const folder = await dataFolder();
    const settings = { TRUST_PROXY: '1' };
    const [one, two] = [await startServer(folder, settings), await startServer(folder, settings)];
    const { host } = await openNginx([hostOf(one.url), hostOf(two.url)]);
    const answers = async () => (await fetch(`http://${host}/healthz`).catch(() => undefined))?.status;
    await expect.poll(answers, patiently).toBe(200);
    const amelie = await registered(host, 'amelie');
    const socket = await listens(host, amelie);

    const metrics = await fetch(`http://${host}/metrics`);
    await one.kill('SIGKILL');
    const statuses = await Promise.all(Array.from({ length: 20 }, () => amelie.call('/api/auth/me')));
    await expect.poll(async () => (await listens(host, amelie)).socket.readyState, patiently).toBe(1);

    expect(metrics.status).toBe(404);
    expect(statuses.map(({ status }) => status)).toEqual(statuses.map(() => 200));
    expect(socket.socket.url).toContain(host);
  },
);
