import { mayHaveWorker, readyWorker } from './worker.ts';

/** What this browser allows. `install`: iPhones and iPads only allow push to sites on the home screen. */
export type PushState = 'unsupported' | 'install' | 'denied' | 'off' | 'on';

export async function pushState(): Promise<PushState> {
  if (!isSupported()) return isApplePhone() ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isOn = Notification.permission === 'granted' && (await currentSubscription()) !== null;
  return isOn ? 'on' : 'off';
}

/** Call it from a press: browsers show the permission prompt only then. */
export async function allowPush(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

export async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  const { pushManager } = await readyWorker();
  return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Leaves nothing of the service worker on the device. */
export async function removeWorkers(): Promise<void> {
  if (!mayHaveWorker()) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const stores = 'caches' in window ? await caches.keys() : [];
  await Promise.all(stores.map((name) => caches.delete(name)));
}

function isSupported(): boolean {
  return mayHaveWorker() && 'PushManager' in window && 'Notification' in window;
}

/** An iPad identifies as a Mac, but has a touch screen. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/u.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
