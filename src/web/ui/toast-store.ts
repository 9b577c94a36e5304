export type Toast = {
  id: number;
  tone: 'ok' | 'bad' | 'info';
  title: string;
  text?: string | undefined;
  /** Stays until it is closed. */
  stays?: boolean | undefined;
  action?: { label: string; press: () => void } | undefined;
};

let toasts: readonly Toast[] = [];
let lastId = 0;
let hushes = 0;
const listeners = new Set<() => void>();

/** Shows a message for five seconds of a visible page, ten with an action, or until it is closed. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  if (hushes > 0) return;
  lastId += 1;
  change([...toasts, { ...toast, id: lastId }]);
}

/** Removes all toasts and shows none until the returned function is called. */
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
