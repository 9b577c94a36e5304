import { useEffect, useState } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { noteRequests } from '#web/signals/new-requests.ts';

type Ids = ReadonlySet<string>;
type Noted = { known: Ids; fresh: Ids; ids: string };

const none: Ids = new Set();

/** Requests that arrived with the last response while the page was open; those of the first list are not fresh. */
export function useFreshRequests(requests: readonly RideView[] | undefined): Ids {
  const [noted, setNoted] = useState<Noted>();
  const ids = requests?.map(({ id }) => id);
  const fresh = noted?.fresh ?? none;

  if (ids && ids.join() !== noted?.ids) setNoted(next(noted, ids));
  useEffect(() => noteRequests(fresh), [fresh]);

  return fresh;
}

function next(before: Noted | undefined, list: readonly string[]): Noted {
  const ids = list.join();
  if (!before) return { known: new Set(list), fresh: none, ids };
  const fresh = list.filter((id) => !before.known.has(id));
  return {
    known: new Set([...before.known, ...list]),
    fresh: fresh.length > 0 ? new Set(fresh) : none,
    ids,
  };
}
