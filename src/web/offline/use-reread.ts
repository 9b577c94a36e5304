import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useKeptSince } from '#web/api/kept-since.ts';

/** As soon as the network answers anything, all that came from the keep is read again. */
export function useReread(): void {
  const queries = useQueryClient();
  const isFromKeep = useKeptSince() !== undefined;
  const wasFromKeep = useRef(isFromKeep);

  useEffect(() => {
    if (wasFromKeep.current && !isFromKeep) void queries.invalidateQueries();
    wasFromKeep.current = isFromKeep;
  }, [queries, isFromKeep]);
}
