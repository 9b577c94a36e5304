import type { UserView } from '#contract/auth.ts';
import { mayHaveWorker, readyWorker } from '#web/browser/worker.ts';

/** Has the worker cache what this page uses, for this person; returns how to stop. */
export function cacheForOffline(user: UserView, preloaded: string[]): () => void {
  const work = new AbortController();
  if (mayHaveWorker()) follow(user, preloaded, work.signal).catch(goOnWithout);
  return () => work.abort();
}

/** Also what was fetched before the worker was active, what was preloaded, and what is still loading. */
async function follow(user: UserView, preloaded: string[], signal: AbortSignal): Promise<void> {
  const { active: worker } = await readyWorker();
  if (!worker || signal.aborted) return;
  worker.postMessage({ type: 'greet', user });
  worker.postMessage({ type: 'catchUp', read: preloaded.map((path) => `${location.origin}${path}`) });
  const watch = new PerformanceObserver((seen) => {
    worker.postMessage({ type: 'catchUp', read: ownAddresses(seen.getEntries()) });
  });
  watch.observe({ type: 'resource', buffered: true });
  signal.addEventListener('abort', () => watch.disconnect());
}

function ownAddresses(entries: PerformanceEntryList): string[] {
  return entries.map(({ name }) => name).filter((address) => address.startsWith(`${location.origin}/`));
}

/** Some browsers refuse workers, in a private window for instance. */
function goOnWithout(error: unknown): void {
  console.warn('This page will not be readable offline', error);
}
