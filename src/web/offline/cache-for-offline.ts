import type { UserView } from '#contract/account/auth.ts';
import { getRoadside } from '#contract/papers/vouchers.calls.ts';
import type { PreloadedResponse } from '#contract/preloaded.ts';
import { may } from '#domain/policy.ts';
import { AT_REST_MS } from '#web/browser/page-at-rest.ts';
import { mayHaveWorker, readyWorker } from '#web/browser/worker.ts';

/** Tomorrow's vouchers become today's while a page stays open. */
const EVERY_HOUR = 3_600_000;

type Preloaded = Readonly<Record<string, PreloadedResponse>>;

/** Preloaded responses are handed to the worker once: a later change of the user must not repeat it. */
const handedOver = new WeakSet<Preloaded>();

/** Whose page this is. */
let reader: string | undefined;

/** Has the worker cache what this page uses, for this person; returns how to stop. */
export function cacheForOffline(user: UserView, preloaded: Preloaded): () => void {
  const work = new AbortController();
  reader = user.id;
  if (mayHaveWorker()) follow(user, preloaded, work.signal).catch(goOnWithout);
  return () => work.abort();
}

/** Has an active worker cache data that the page knows without a request. */
export function keepForOffline(path: string, body: unknown): void {
  if (mayHaveWorker()) navigator.serviceWorker.controller?.postMessage(keeping([[path, body]]));
}

/** Has the worker refetch the vouchers for a roadside check. */
export function keepVouchers(): void {
  if (mayHaveWorker()) navigator.serviceWorker.controller?.postMessage({ type: 'keepVouchers' });
}

/** The worker keeps it only while this is still the person who is signed in. */
function keeping(answers: readonly (readonly [path: string, body: unknown])[]) {
  const urls = answers.map(([path, body]) => [`${location.origin}${path}`, body]);
  return { type: 'keep', user: reader, answers: urls };
}

/** Also caches what was fetched before the worker was active, what was preloaded, and what is still loading. */
async function follow(user: UserView, preloaded: Preloaded, signal: AbortSignal): Promise<void> {
  const isFollowed = navigator.serviceWorker.controller !== null;
  const { active: worker } = await readyWorker();
  if (!worker || signal.aborted) return;
  worker.postMessage({ type: 'greet', user });
  const isNew = !handedOver.has(preloaded);
  handedOver.add(preloaded);
  const responses = Object.entries(preloaded).map(([path, { body }]) => [path, body] as const);
  if (isNew) worker.postMessage(keeping(responses));
  const areKept = isNew && getRoadside.path in preloaded;
  if (may(user, 'drive')) followVouchers(worker, { areKept, areCurrent: isFollowed }, signal);
  const watch = new PerformanceObserver((seen) => {
    worker.postMessage({ type: 'catchUp', read: ownAddresses(seen.getEntries()) });
  });
  watch.observe({ type: 'resource', buffered: true });
  signal.addEventListener('abort', () => watch.disconnect());
}

type Vouchers = {
  /** Whether they were preloaded with the page. */
  areKept: boolean;
  /** False for a first worker, which missed the changes since the page was rendered. */
  areCurrent: boolean;
};

function followVouchers(worker: ServiceWorker, { areKept, areCurrent }: Vouchers, signal: AbortSignal): void {
  const readVouchers = () => worker.postMessage({ type: 'keepVouchers' });
  const atRest = () => {
    worker.postMessage({ type: 'keepControl' });
    if (areKept && !areCurrent) readVouchers();
  };
  if (!areKept) readVouchers();
  // The page itself comes first; until then the files of the previous version are kept.
  const timers = [setTimeout(atRest, AT_REST_MS), setInterval(keepVouchers, EVERY_HOUR)];
  signal.addEventListener('abort', () => timers.map(clearTimeout));
}

function ownAddresses(entries: PerformanceEntryList): string[] {
  return entries.map(({ name }) => name).filter((address) => address.startsWith(`${location.origin}/`));
}

/** Some browsers refuse workers, for instance in a private window. */
function goOnWithout(error: unknown): void {
  console.warn('This page will not be readable offline', error);
}
