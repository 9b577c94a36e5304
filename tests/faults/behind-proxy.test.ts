import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { register } from '#contract/account/auth.calls.ts';
import { PROXY_LETS_GO_MS } from '#server/boot/drain.ts';
import { openFaultEnv } from './support/fault-env.ts';

test('behind a proxy: a write on a kept connection is answered though the instance is stopping, as the last on it', async () => {
  const server = await (await openFaultEnv()).start({ TRUST_PROXY: '1' });
  const proxy = proxyTo(server.host);
  const before = await Promise.all([proxy.registers('amelie'), proxy.registers('chloe')]);

  const ended = server.kill('SIGTERM');
  await refusesConnections(server.host);
  const during = await Promise.all([proxy.registers('lucie'), proxy.registers('marie')]);
  const code = await ended;

  const ports = (answers: typeof before) => answers.map(({ port }) => port).toSorted((a, b) => a - b);
  expect(before.map(({ status, connection }) => [status, connection])).toEqual(
    Array(2).fill([200, 'keep-alive']),
  );
  expect(during.map(({ status, connection }) => [status, connection])).toEqual(Array(2).fill([200, 'close']));
  expect(ports(during)).toEqual(ports(before));
  expect(code).toBe(0);
});

test('nginx lets go of an idle connection well before a stopping instance closes it', () => {
  const [, seconds] = /keepalive_timeout (\d+)s;/u.exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? [];

  expect(Number(seconds) * 1_000).toBeLessThanOrEqual(PROXY_LETS_GO_MS / 2);
});

/** Two connections that are kept open and used again, as those of a proxy are. */
function proxyTo(host: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  onTestFinished(() => agent.destroy());
  const names = { firstName: 'A', lastName: 'B', phone: '0612345678', password: 'trois petits chats' };

  async function registers(name: string) {
    const sent = request(`http://${host}${register.path}`, {
      method: register.method,
      headers: { 'content-type': 'application/json' },
      agent,
    });
    sent.end(JSON.stringify({ email: `${name}@example.fr`, ...names }));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const port = answer.socket.localPort ?? 0;
    answer.resume();
    await once(answer, 'end');
    return { status: answer.statusCode, connection: answer.headers.connection, port };
  }

  return { registers };
}

async function refusesConnections(host: string): Promise<void> {
  const { hostname, port } = new URL(`http://${host}`);
  const isTaken = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), hostname);
      socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
  while (await isTaken()) await wait(10);
}
