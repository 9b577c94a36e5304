import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, test } from 'vitest';
import { register } from '#contract/account/auth.calls.ts';
import { patience } from '#tests/support/patience.ts';
import { openFaultEnv } from './support/fault-env.ts';
import { inSeconds, reportFigure } from './support/figure.ts';
import { doneInSilence, problemsIn } from './support/history.ts';
import { openPeople } from './support/people.ts';
import { startWriters } from './support/writers.ts';

const LONGEST_MS = 10_000 * patience;

test('SIGTERM under load: what was begun is finished and answered, and the server leaves within ten seconds', async (context) => {
  const faultEnv = await openFaultEnv();
  const server = await faultEnv.start();
  const people = await openPeople(faultEnv, server.host);
  const writing = startWriters(people, server.host);
  await writing.acknowledged(30);

  const asked = performance.now();
  const code = await server.kill('SIGTERM');
  const ms = performance.now() - asked;
  await writing.ended;
  await faultEnv.start();

  expect(code).toBe(0);
  expect(ms).toBeLessThan(LONGEST_MS);
  expect(people.writeLog.troubles).toEqual([]);
  expect(await problemsIn(faultEnv, people.writeLog)).toEqual([]);
  expect(await doneInSilence(faultEnv, people.writeLog)).toEqual([]);
  reportFigure(context, `parti en ${inSeconds(ms)}`);
});

test('SIGTERM waits for a request whose body is still on its way', async () => {
  const server = await (await openFaultEnv()).start();
  const started = await Promise.all(
    Array.from({ length: 6 }, (_, index) => startedRegistration(server.host, `client${index}@example.fr`)),
  );

  const ended = server.kill('SIGTERM');
  const statuses = await Promise.all(started.map((finish) => finish()));

  expect(statuses).toEqual(Array(6).fill(200));
  expect(await ended).toBe(0);
});

/** A registration whose head the server has answered and whose body it still waits for. */
async function startedRegistration(host: string, email: string) {
  const names = { firstName: 'A', lastName: 'B', phone: '0612345678' };
  const body = JSON.stringify({ email, password: 'trois petits chats', ...names });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    expect: '100-continue',
  };
  const sent = request(`http://${host}${register.path}`, { method: register.method, headers });
  const answered = once(sent, 'response').then(([response]) => (response as IncomingMessage).statusCode);
  sent.flushHeaders();
  await once(sent, 'continue');
  return async () => {
    sent.end(body);
    return await answered;
  };
}
