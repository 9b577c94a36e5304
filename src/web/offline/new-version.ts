import { mayHaveWorker } from '#web/browser/worker.ts';

const EVERY_HOUR = 3_600_000;

type Found = (worker: ServiceWorker) => void;

/** Reports a waiting worker that is newer than this page; returns how to stop watching. */
export function watchVersions(found: Found): () => void {
  const watch = new AbortController();
  const report: Found = (worker) => !watch.signal.aborted && found(worker);
  if (mayHaveWorker()) void navigator.serviceWorker.ready.then((site) => follow(site, report, watch.signal));
  return () => watch.abort();
}

/** Only the page where the update was accepted reloads; another tab may have activated the worker before. */
export function updateTo(worker: ServiceWorker): void {
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  if (worker.state === 'installed') worker.postMessage({ type: 'takeOver' });
  else reload();
}

/** A page may stay open for days, so it checks for updates by itself. */
function follow(site: ServiceWorkerRegistration, found: Found, signal: AbortSignal): void {
  const check = () => void reportNewer(site, found);
  const timer = setInterval(() => void site.update().catch(() => undefined), EVERY_HOUR);
  signal.addEventListener('abort', () => clearInterval(timer));
  site.addEventListener('updatefound', () => site.installing?.addEventListener('statechange', check), {
    signal,
  });
  check();
}

async function reportNewer({ waiting }: ServiceWorkerRegistration, found: Found): Promise<void> {
  if (waiting && (await versionOf(waiting)) !== ownVersion()) found(waiting);
}

function versionOf(worker: ServiceWorker): Promise<string> {
  return new Promise((report) => {
    const { port1: here, port2: there } = new MessageChannel();
    here.onmessage = ({ data }) => report(data);
    worker.postMessage({ type: 'tellVersion' }, [there]);
  });
}

/** The script of this page: it may be new already while the new worker still waits. */
function ownVersion(): string | null | undefined {
  return document.querySelector('script[type="module"]')?.getAttribute('src');
}
