export type Toast = {
  id: number;
  tone: 'ok' | 'bad' | 'info';
  title: string;
  text?: string | undefined;
  /** Until it is closed. */
  stays?: boolean | undefined;
  action?: { label: string; press: () => void } | undefined;
};

let toasts: readonly Toast[] = [];
let lastId = 0;
let hushes = 0;
const listeners = new Set<() => void>();

/** Shows a message for five seconds, ten with something to press, or until it is closed. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  if (hushes > 0) return;
  lastId += 1;
  change([...toasts, { ...toast, id: lastId }]);
}

/** Nothing is shown until the returned function is called; what was shown goes. */
export function hushToasts(): () => void {
  hushes += 1;
  change([]);
  return () => {
    hushes -= 1;
  };
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function shownToasts(): readonly Toast[] {
  return toasts;
}

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
