import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { getRoadside } from '#contract/papers/vouchers.calls.ts';
import { chloe } from '#web/testing/people.ts';
import { roadsideOf, voucher } from '#web/testing/vouchers.ts';
import { cacheForOffline } from './cache-for-offline.ts';

const preloaded = () => ({ [getRoadside.path]: { body: roadsideOf(voucher), next: null } });

/** What a page tells its worker, by type. */
function openWorker(isInCharge: boolean) {
  const told: string[] = [];
  const active = { postMessage: ({ type }: { type: string }) => told.push(type) };
  const site = { active };
  const workers = {
    controller: isInCharge ? active : null,
    register: async () => site,
    ready: Promise.resolve(site),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  return told;
}

beforeEach(() => {
  const observer = { observe: () => undefined, disconnect: () => undefined };
  vi.stubGlobal('PerformanceObserver', function PerformanceObserver() {
    return observer;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('the vouchers that came with a page are kept as they came', async () => {
  const told = openWorker(true);

  const stop = cacheForOffline(chloe, preloaded());

  await expect.poll(() => told).toEqual(['greet', 'keep']);
  stop();
});

test('once the person has changed their name, the page does not keep its first answers again', async () => {
  const told = openWorker(true);
  const came = preloaded();
  const stop = cacheForOffline(chloe, came);
  await expect.poll(() => told).toContain('keep');
  stop();
  told.length = 0;

  const stopAgain = cacheForOffline({ ...chloe, lastName: 'Vasseur' }, came);

  await expect.poll(() => told).toEqual(['greet', 'keepVouchers']);
  stopAgain();
});

test('a first worker, which has missed what happened since, reads the vouchers itself once the page is at rest', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const told = openWorker(false);

  const stop = cacheForOffline(chloe, preloaded());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual(['greet', 'keep']);
  await vi.advanceTimersByTimeAsync(10_000);

  expect(told).toEqual(['greet', 'keep', 'keepControl', 'keepVouchers']);
  stop();
});
