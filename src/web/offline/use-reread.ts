import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useCachedSince } from '#web/api/cached-since.ts';

/** As soon as the network answers anything, all that came from the keep is read again. */
export function useReread(): void {
  const queries = useQueryClient();
  const isFromCache = useCachedSince() !== undefined;
  const wasFromCache = useRef(isFromCache);

  useEffect(() => {
    if (wasFromCache.current && !isFromCache) void queries.invalidateQueries();
    wasFromCache.current = isFromCache;
  }, [queries, isFromCache]);
}
