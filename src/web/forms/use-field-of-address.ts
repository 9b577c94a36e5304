import { useEffect } from 'react';

/** A link may name a field of the page after '#': it takes the focus once the form is there. */
export function useFieldOfAddress(isReady: boolean): void {
  useEffect(() => {
    const name = location.hash.slice(1);
    if (!isReady || !/^\w+$/u.test(name)) return;
    document.querySelector<HTMLElement>(`form [name="${name}"]`)?.focus();
  }, [isReady]);
}
