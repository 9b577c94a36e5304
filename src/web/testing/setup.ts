import '@testing-library/jest-dom/vitest';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { dismissToast, shownToasts } from '#web/ui/toast-store.ts';
import { api } from './api.ts';
import { FakeSocket, forgetSockets } from './fake-socket.ts';
import { failOnWarnings } from './no-warnings.ts';

// The first visit of a page waits for its chunk, which takes long on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const { setTimeout: realTimeout } = globalThis;

/** With `SLOW_STEPS=80`, what is under way after a step arrives before the next: a test that hopes to be faster fails. */
const pause = Number(import.meta.env.SLOW_STEPS ?? 0);
const { asyncWrapper } = getConfig();
const thenPause: typeof asyncWrapper = async (step) => {
  const result = await asyncWrapper(step);
  await new Promise((done) => realTimeout(done, pause));
  return result;
};
// The configuration stays from file to file, this module does not.
if (pause && asyncWrapper.name !== thenPause.name) configure({ asyncWrapper: thenPause });

failOnWarnings();

beforeAll(() => {
  api.listen({ onUnhandledRequest: 'error' });
  Object.defineProperty(globalThis, 'WebSocket', { value: FakeSocket, configurable: true });
});

beforeEach(() => {
  // Every test has a fresh page.
  Object.defineProperty(performance, 'timeOrigin', { value: Date.now(), configurable: true });
  history.replaceState(null, '', '/');
  window.scrollTo = () => undefined;
});

afterEach(async () => {
  cleanup();
  await leaveDialogs();
  forgetSockets();
  // A test may end without network.
  onlineManager.setOnline(true);
  api.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  for (const { id } of shownToasts()) dismissToast(id);
});

afterAll(() => api.close());

/** A dialog that closes leaves its history entry, which the browser does a moment later. */
async function leaveDialogs(): Promise<void> {
  for (let round = 0; round < 50 && history.state?.depth; round++)
    await new Promise((done) => realTimeout(done, 5));
}

// jsdom cannot open dialogs.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.removeAttribute('open');
};

// jsdom has no layout, so nothing is ever resized, nor brought into view.
Element.prototype.scrollIntoView ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
