import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Subject } from '#contract/call.ts';
import { isAbout } from '#web/api/cache-keys.ts';
import { useLiveFrames } from './live.ts';
import { staleSubjects } from './stale-subjects.ts';

const BURST_MS = 150;

/** Refetches what frames made stale, once per burst. A list whose auto-refresh is off is left alone. */
export function useRefreshOnFrames(): void {
  const queries = useQueryClient();
  const stale = useRef(new Set<Subject>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const refresh = () => {
    const subjects = [...stale.current];
    stale.current.clear();
    timer.current = undefined;
    void queries.invalidateQueries({
      predicate: ({ queryKey, meta }) => !meta?.heldStill && isAbout(subjects, queryKey),
    });
  };

  useLiveFrames((frame) => {
    for (const subject of staleSubjects(frame)) stale.current.add(subject);
    if (stale.current.size > 0) timer.current ??= setTimeout(refresh, BURST_MS);
  });

  useEffect(() => () => clearTimeout(timer.current), []);
}
