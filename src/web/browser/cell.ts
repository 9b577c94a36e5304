import { useSyncExternalStore } from 'react';

/** One value that several parts of the page share. */
export type Cell<Value> = {
  read: () => Value;
  write: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createCell<Value>(first: Value): Cell<Value> {
  let value = first;
  const listeners = new Set<() => void>();

  return {
    read: () => value,
    write(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useCell<Value>({ subscribe, read }: Cell<Value>): Value {
  return useSyncExternalStore(subscribe, read, read);
}
