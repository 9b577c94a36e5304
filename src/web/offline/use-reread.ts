import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useCachedSince } from '#web/api/cached-since.ts';

/** Refetches everything that came from the cache as soon as the network answers. */
export function useReread(): void {
  const queries = useQueryClient();
  const isFromCache = useCachedSince() !== undefined;
  const wasFromCache = useRef(isFromCache);

  useEffect(() => {
    if (wasFromCache.current && !isFromCache) void queries.invalidateQueries();
    wasFromCache.current = isFromCache;
  }, [queries, isFromCache]);
}
