import { mayHaveWorker, readyWorker } from './worker.ts';

/** What this browser allows: `install` is an iPhone or iPad that only tells sites on its home screen. */
export type PushState = 'unsupported' | 'install' | 'denied' | 'off' | 'on';

export async function pushState(): Promise<PushState> {
  if (!isSupported()) return isApplePhone() ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isOn = Notification.permission === 'granted' && (await currentSubscription()) !== null;
  return isOn ? 'on' : 'off';
}

/** To be called from a press: browsers ask the person only then. */
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

/** Nothing that a service worker holds stays on the device. */
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

/** An iPad calls itself a Mac, but has a screen to touch. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/u.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
