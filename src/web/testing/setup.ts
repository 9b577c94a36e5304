import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { dismissToast, shownToasts } from '#web/ui/toast-store.ts';
import { api } from './api.ts';
import { FakeSocket, forgetSockets } from './fake-socket.ts';

// The first visit of a page waits for its part of the application, on a busy machine for long.
configure({ asyncUtilTimeout: 30_000 });

beforeAll(() => {
  api.listen({ onUnhandledRequest: 'error' });
  Object.defineProperty(globalThis, 'WebSocket', { value: FakeSocket, configurable: true });
});

beforeEach(() => {
  // Every test has a page that was opened just now.
  Object.defineProperty(performance, 'timeOrigin', { value: Date.now(), configurable: true });
  history.replaceState(null, '', '/');
  window.scrollTo = () => undefined;
});

afterEach(() => {
  cleanup();
  forgetSockets();
  api.resetHandlers();
  localStorage.clear();
  for (const { id } of shownToasts()) dismissToast(id);
});

afterAll(() => api.close());

// jsdom knows dialogs, but not how to open one.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.removeAttribute('open');
};

// jsdom lays nothing out, so nothing in it ever changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
