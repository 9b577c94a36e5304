const WORKER = '/sw.js';

export function mayHaveWorker(): boolean {
  return 'serviceWorker' in navigator;
}

/** The worker of the site, once it works. */
export async function readyWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  return await navigator.serviceWorker.ready;
}
