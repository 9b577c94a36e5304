import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { getRoadside } from '#contract/papers/vouchers.calls.ts';
import { chloe } from '#web/testing/people.ts';
import { roadsideOf, voucher } from '#web/testing/vouchers.ts';
import { cacheForOffline } from './cache-for-offline.ts';

const preloaded = () => ({ [getRoadside.path]: { body: roadsideOf(voucher), next: null } });

/** What a page tells its worker, by type. */
function openWorker(isInCharge: boolean) {
  const posted: string[] = [];
  const active = { postMessage: ({ type }: { type: string }) => posted.push(type) };
  const site = { active };
  const workers = {
    controller: isInCharge ? active : null,
    register: async () => site,
    ready: Promise.resolve(site),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  return posted;
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
  const posted = openWorker(true);

  const stop = cacheForOffline(chloe, preloaded());

  await expect.poll(() => posted).toEqual(['greet', 'keep']);
  stop();
});

test('once the person has changed their name, the page does not keep its first answers again', async () => {
  const posted = openWorker(true);
  const answers = preloaded();
  const stop = cacheForOffline(chloe, answers);
  await expect.poll(() => posted).toContain('keep');
  stop();
  posted.length = 0;

  const stopAgain = cacheForOffline({ ...chloe, lastName: 'Vasseur' }, answers);

  await expect.poll(() => posted).toEqual(['greet', 'keepVouchers']);
  stopAgain();
});

test('a first worker, which has missed what happened since, reads the vouchers itself once the page is at rest', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const posted = openWorker(false);

  const stop = cacheForOffline(chloe, preloaded());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(posted).toEqual(['greet', 'keep']);
  await vi.advanceTimersByTimeAsync(10_000);

  expect(posted).toEqual(['greet', 'keep', 'keepControl', 'keepVouchers']);
  stop();
});
