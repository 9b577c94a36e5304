import { expect, test } from 'vitest';
import { ProviderFailure } from './provider-error.ts';
import { providerGate } from './provider-gate.ts';

test('an answer that was on its way when the service failed does not end the pause', async () => {
  const logged: string[] = [];
  const note = (_facts: object, message: string) => void logged.push(message);
  const pass = providerGate({
    provider: 'open',
    clock: () => new Date('2026-05-04T07:30:00Z'),
    log: { info: note, warn: note },
  });
  const fails = async () => Promise.reject(new ProviderFailure('status 503'));
  let arrive = (_answer: string) => {};
  const late = pass('suggest', () => new Promise<string>((resolve) => (arrive = resolve)));

  await pass('measure', fails).catch(() => {});
  arrive('late');

  expect(await late).toBe('late');
  await expect(pass('suggest', async () => 'never asked')).rejects.toThrow('paused');
  expect(logged).toEqual(['places service failed, built-in places answer']);
});
