import { useEffect } from 'react';

/** A link may name a field after '#': it gets the focus once the form is mounted. */
export function useFieldOfAddress(isReady: boolean): void {
  useEffect(() => {
    const name = location.hash.slice(1);
    if (!isReady || !/^\w+$/u.test(name)) return;
    document.querySelector<HTMLElement>(`form [name="${name}"]`)?.focus();
  }, [isReady]);
}
