import { useState } from 'react';
import type { RideView } from '#contract/rides.ts';

type Ids = ReadonlySet<string>;
type Noted = { known: Ids; fresh: Ids; unseen: Ids; ids: string };

const none: Ids = new Set();

/** Requests that arrived while the page was open: `fresh` with the last response, `unseen` until `see` is called. */
export function useNewRequests(requests: readonly RideView[] | undefined) {
  const [noted, setNoted] = useState<Noted>();
  const ids = requests?.map(({ id }) => id);

  if (ids && ids.join() !== noted?.ids) setNoted(next(noted, ids));

  return {
    fresh: noted?.fresh ?? none,
    unseen: noted?.unseen ?? none,
    see: () => setNoted((now) => (now && now.unseen.size > 0 ? { ...now, unseen: none } : now)),
  };
}

/** The first list is known; a request that was answered needs no more attention. */
function next(before: Noted | undefined, list: readonly string[]): Noted {
  const ids = list.join();
  if (!before) return { known: new Set(list), fresh: none, unseen: none, ids };
  const fresh = list.filter((id) => !before.known.has(id));
  const unseen = [...before.unseen].filter((id) => list.includes(id));
  return {
    known: new Set([...before.known, ...list]),
    fresh: setOf(fresh),
    unseen:
      fresh.length === 0 && unseen.length === before.unseen.size
        ? before.unseen
        : setOf([...unseen, ...fresh]),
    ids,
  };
}

function setOf(ids: readonly string[]): Ids {
  return ids.length > 0 ? new Set(ids) : none;
}
