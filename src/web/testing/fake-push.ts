import { vi } from 'vitest';

type Answer = 'granted' | 'denied' | 'default';

/** A browser with push, as a test needs it: its permission before, and the answer to the prompt. */
export function holdPushDevice({
  before = 'default',
  says = 'granted',
}: {
  before?: Answer;
  says?: Answer;
} = {}) {
  let subscription: object | null = null;
  const unregister = vi.fn(() => Promise.resolve(true));
  const made = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/one',
    toJSON: () => ({ endpoint: made.endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: vi.fn(() => {
      subscription = null;
      return Promise.resolve(true);
    }),
  };
  const subscribe = vi.fn((_options: { applicationServerKey: string }) => {
    subscription = made;
    return Promise.resolve(made);
  });
  const registration = {
    unregister,
    addEventListener: () => undefined,
    pushManager: { subscribe, getSubscription: () => Promise.resolve(subscription) },
  };
  const register = vi.fn((_path: string) => Promise.resolve(registration));
  const workers = {
    register,
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
    getRegistrations: () => Promise.resolve([registration]),
  };
  const permission = {
    permission: before,
    requestPermission: vi.fn(() => {
      permission.permission = says;
      return Promise.resolve(says);
    }),
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', permission);
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });

  return {
    subscribe,
    register,
    unregister,
    requestPermission: permission.requestPermission,
    unsubscribe: made.unsubscribe,
    isSubscribed: () => subscription !== null,
    /** As if it was subscribed before. */
    begin: () => {
      subscription = made;
    },
  };
}

export function dropPushDevice(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
}
