import { useEffect, useState } from 'react';
import type { RideView } from '#contract/rides.ts';
import { playChime, wakeChime } from '#web/browser/chime.ts';
import { isSoundOn, rememberSound } from '#web/browser/sound-choice.ts';

const none: ReadonlySet<string> = new Set();

/** Plays a sound for requests that arrive while the dashboard is open, and returns their ids. */
export function useRequestSound(requests: readonly RideView[] | undefined) {
  const [on, setOn] = useState(isSoundOn);
  const fresh = useFresh(requests);

  useEffect(() => {
    if (!on) return;
    window.addEventListener('pointerdown', wakeChime, { once: true });
    window.addEventListener('keydown', wakeChime, { once: true });
    return () => {
      window.removeEventListener('pointerdown', wakeChime);
      window.removeEventListener('keydown', wakeChime);
    };
  }, [on]);

  useEffect(() => {
    if (on && fresh.size > 0) playChime();
  }, [on, fresh]);

  const change = (next: boolean) => {
    setOn(next);
    rememberSound(next);
    if (next) wakeChime();
  };

  return { on, change, fresh };
}

export type RequestSound = ReturnType<typeof useRequestSound>;

/** The ids that are new in the last response. */
function useFresh(requests: readonly RideView[] | undefined): ReadonlySet<string> {
  const [seen, setSeen] = useState<{
    requests: typeof requests;
    known: ReadonlySet<string>;
    fresh: typeof none;
  }>();

  if (requests && !seen) {
    setSeen({ requests, known: new Set(requests.map(({ id }) => id)), fresh: none });
  } else if (requests && seen && !sameIds(requests, seen.requests)) {
    const ids = requests.map(({ id }) => id);
    const fresh = new Set(ids.filter((id) => !seen.known.has(id)));
    setSeen({ requests, known: new Set([...seen.known, ...ids]), fresh: fresh.size > 0 ? fresh : none });
  }

  return seen?.fresh ?? none;
}

function sameIds(one: readonly RideView[], other: readonly RideView[] = []): boolean {
  return one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);
}
