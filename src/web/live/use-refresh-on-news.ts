import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLiveFrames } from './live.ts';
import { stalePaths } from './stale-paths.ts';

const BURST_MS = 150;

/** Reads again what news made old, once for all that comes in a burst. A list that its reader holds still is left alone. */
export function useRefreshOnNews(): void {
  const queries = useQueryClient();
  const stale = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const refresh = () => {
    const paths = [...stale.current];
    stale.current.clear();
    timer.current = undefined;
    void queries.invalidateQueries({
      predicate: ({ queryKey, meta }) => !meta?.heldStill && isUnder(paths, String(queryKey[0])),
    });
  };

  useLiveFrames((news) => {
    for (const path of stalePaths(news)) stale.current.add(path);
    if (stale.current.size > 0) timer.current ??= setTimeout(refresh, BURST_MS);
  });

  useEffect(() => () => clearTimeout(timer.current), []);
}

function isUnder(paths: readonly string[], path: string): boolean {
  return paths.some((start) => path.startsWith(start));
}
