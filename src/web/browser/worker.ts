const WORKER = '/sw.js';

export function mayHaveWorker(): boolean {
  return 'serviceWorker' in navigator;
}

/** The registration of the service worker, once it is active. */
export async function readyWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  return await navigator.serviceWorker.ready;
}
