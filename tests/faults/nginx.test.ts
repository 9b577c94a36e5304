import { expect, test } from 'vitest';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import { HEALTH_PATH, METRICS_PATH } from '#contract/platform/platform.calls.ts';
import { registered } from '#tests/support/far-people.ts';
import { hasNginx, openNginx } from '#tests/support/nginx.ts';
import { listens } from '#tests/support/sockets.ts';
import { openFaultEnv } from './support/fault-env.ts';

const patiently = { timeout: 60_000 };

test.runIf(hasNginx)(
  'the nginx we ship balances two instances, carries sockets, and survives the loss of one',
  async () => {
    const faultEnv = await openFaultEnv();
    const settings = { TRUST_PROXY: '1' };
    const [one, two] = [await faultEnv.start(settings), await faultEnv.start(settings)];
    const { host } = await openNginx([one.host, two.host]);
    const answers = async () => (await fetch(`http://${host}${HEALTH_PATH}`).catch(() => undefined))?.status;
    await expect.poll(answers, patiently).toBe(200);
    const amelie = await registered(host, 'amelie');
    const socket = await listens(host, amelie);

    const metrics = await fetch(`http://${host}${METRICS_PATH}`);
    await one.kill('SIGKILL');
    const statuses = await Promise.all(Array.from({ length: 20 }, () => amelie.calls(getCurrentUser)));
    await expect.poll(async () => (await listens(host, amelie)).socket.readyState, patiently).toBe(1);

    expect(metrics.status).toBe(404);
    expect(statuses.map(({ status }) => status)).toEqual(statuses.map(() => 200));
    expect(socket.socket.url).toContain(host);
  },
);

test.runIf(hasNginx)('the nginx we ship logs no secret link', async () => {
  const faultEnv = await openFaultEnv();
  const one = await faultEnv.start({ TRUST_PROXY: '1' });
  const { host, accessLog } = await openNginx([one.host, one.host]);
  const secret = 'a'.repeat(43);
  const paths = ['ma-course', 'ma-course/compte', 'suivi', 'ws/suivi', 'calendrier', 'verifier'];

  for (const path of paths) await fetch(`http://${host}/${path}/${secret}?q=${secret}`);
  await fetch(`http://${host}/tarifs`);

  await expect.poll(accessLog, patiently).toContain('"GET /tarifs"');
  expect(await accessLog()).not.toContain(secret);
  expect((await accessLog()).match(/(?<="GET \/)\S+(?=\/\.\.\.")/gu)).toEqual(paths);
});
