import { useEffect } from 'react';
import { AT_REST_MS } from '#web/browser/page-at-rest.ts';

type Part = { prepare?: () => Promise<unknown> } | undefined;

/** Loads these parts once the page is at rest, so that they can be opened without network. */
export function usePreparedParts(parts: readonly Part[], isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    // One that fails is fetched again when it is opened.
    const prepare = () => parts.map((part) => part?.prepare?.().catch(() => undefined));
    const timer = setTimeout(prepare, AT_REST_MS);
    return () => clearTimeout(timer);
  }, [parts, isNeeded]);
}
