import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { dataFolder, startServer } from '#tests/support/server-process.ts';

const ROUNDS = 5;
const WRITERS = 4;

async function post(url: string, path: string, body: unknown): Promise<Response | undefined> {
  return await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}

/** Registers one account after the other until the server is gone; notes those it was told about. */
async function registerUntilDeath(url: string, writer: string, answered: string[]): Promise<void> {
  for (let index = 0; ; index++) {
    const email = `${writer}-${index}@example.fr`;
    const account = {
      email,
      password: 'trois petits chats',
      firstName: 'A',
      lastName: 'B',
      phone: '0612345678',
    };
    const answer = await post(url, '/api/auth/register', account);
    if (!answer) return;
    if (answer.status === 200) answered.push(email);
  }
}

test('kill -9 in the middle of registrations loses none that was answered, five times over', {
  timeout: 120_000,
}, async () => {
  const folder = await dataFolder();
  const answered: string[] = [];

  for (let round = 0; round < ROUNDS; round++) {
    const { url = '', kill } = await startServer(folder);
    const before = answered.length;
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      registerUntilDeath(url, `round${round}-writer${writer}`, answered),
    );
    while (answered.length < before + 10) await wait(10);
    await kill('SIGKILL');
    await Promise.all(writers);
  }

  const { url = '' } = await startServer(folder);
  expect(answered.length).toBeGreaterThanOrEqual(ROUNDS * 10);
  const lost: string[] = [];
  for (const email of answered) {
    const login = await post(url, '/api/auth/login', { email, password: 'trois petits chats' });
    if (login?.status !== 200) lost.push(email);
  }
  expect(lost).toEqual([]);
});

/** A registration whose head the server has answered and whose body it still waits for. */
async function startedRegistration(url: string, email: string) {
  const account = {
    email,
    password: 'trois petits chats',
    firstName: 'A',
    lastName: 'B',
    phone: '0612345678',
  };
  const body = JSON.stringify(account);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    expect: '100-continue',
  };
  const sent = request(`${url}/api/auth/register`, { method: 'POST', headers });
  const answered = once(sent, 'response').then(([response]) => (response as IncomingMessage).statusCode);
  sent.flushHeaders();
  await once(sent, 'continue');
  return async () => {
    sent.end(body);
    return await answered;
  };
}

test('SIGTERM lets the requests in flight finish and leaves', { timeout: 60_000 }, async () => {
  const { url = '', kill } = await startServer(await dataFolder());
  const started = await Promise.all(
    Array.from({ length: 6 }, (_, index) => startedRegistration(url, `client${index}@example.fr`)),
  );

  const ended = kill('SIGTERM');
  const statuses = await Promise.all(started.map((finish) => finish()));

  expect(statuses).toEqual(Array(6).fill(200));
  expect(await ended).toBe(0);
});

test('a second server on the same folder shares the database', { timeout: 60_000 }, async () => {
  const folder = await dataFolder();
  const one = await startServer(folder);
  const two = await startServer(folder);
  const account = {
    email: 'a@example.fr',
    password: 'trois petits chats',
    firstName: 'A',
    lastName: 'B',
    phone: '0612345678',
  };

  await post(one.url ?? '', '/api/auth/register', account);
  await one.kill('SIGTERM');

  const login = await post(two.url ?? '', '/api/auth/login', {
    email: account.email,
    password: account.password,
  });
  expect(login?.status).toBe(200);
});

test('a port that is taken is told in one sentence', { timeout: 60_000 }, async () => {
  const folder = await dataFolder();
  const { url = '' } = await startServer(folder);
  const { port } = new URL(url);

  const second = await startServer(folder, { PORT: port });

  expect(second.url).toBeUndefined();
  expect(second.printed()).toContain(
    `✗ Le port ${port} est déjà pris : arrêtez l’autre programme ou choisissez-en un autre`,
  );
});
