import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useCachedSince } from '#web/api/cached-since.ts';

/** Where the network answers some calls and the cache others, the page is not read again all the time. */
const LEAST_MS = 30_000;

/** Refetches everything that came from the cache as soon as the network answers. */
export function useReread(): void {
  const queries = useQueryClient();
  const isFromCache = useCachedSince() !== undefined;
  const wasFromCache = useRef(isFromCache);
  const readAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const isAnswered = wasFromCache.current && !isFromCache;
    wasFromCache.current = isFromCache;
    if (!isAnswered) return;
    const timer = setTimeout(
      () => {
        readAt.current = Date.now();
        void queries.invalidateQueries();
      },
      Math.max(0, readAt.current + LEAST_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [queries, isFromCache]);
}
