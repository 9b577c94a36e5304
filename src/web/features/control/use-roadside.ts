import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getRoadside } from '#contract/papers/vouchers.calls.ts';
import type { RoadsideView } from '#contract/papers/vouchers.ts';
import { isSignedOut } from '#web/api/query-client.ts';
import { readOptions } from '#web/api/read-options.ts';
import { type KeptRoadside, readKeptRoadside } from '#web/offline/kept-roadside.ts';

const EVERY_30_S = 30_000;

/** The result of the last attempt to read it from the network. */
export type Copy = 'current' | 'unchecked' | 'offline' | 'signed_out';

export type Roadside = {
  roadside: RoadsideView | undefined;
  copy: Copy;
  /** When the displayed data was read from the network. */
  readAt: Date | undefined;
  /** The driver whose copy this device has kept, also when signed out. */
  keptDriverId: string | undefined;
  /** Neither the device nor the network has a copy. */
  isMissing: boolean;
  retry: () => void;
};

/** The copy kept on this device at once; the network replaces it when it answers. */
export function useRoadside(): Roadside {
  const [kept, setKept] = useState<KeptRoadside | null>();
  const query = useQuery({
    ...readOptions(getRoadside),
    staleTime: 0,
    retry: false,
    refetchOnReconnect: 'always',
    refetchInterval: ({ state: { error } }) => (isSignedOut(error) ? false : EVERY_30_S),
  });
  const readKept = () => void readKeptRoadside().then(setKept);
  useEffect(readKept, []);

  const isKeptNewer = kept && kept.keptAt.getTime() > query.dataUpdatedAt;
  const roadside = isKeptNewer ? kept.roadside : query.data;
  const copy = copyOf(query);
  return {
    roadside,
    copy,
    readAt: isKeptNewer ? kept.keptAt : query.data && new Date(query.dataUpdatedAt),
    keptDriverId: kept?.driverId,
    isMissing: roadside === undefined && kept === null && copy !== 'unchecked',
    retry: () => {
      readKept();
      void query.refetch();
    },
  };
}

type Attempt = {
  error: unknown;
  errorUpdatedAt: number;
  dataUpdatedAt: number;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  isFetchedAfterMount: boolean;
};

/** During a retry the result of the previous attempt stays. */
function copyOf({ error, errorUpdatedAt, dataUpdatedAt, fetchStatus, isFetchedAfterMount }: Attempt): Copy {
  if (isSignedOut(error)) return 'signed_out';
  if (fetchStatus === 'paused' || errorUpdatedAt > dataUpdatedAt) return 'offline';
  return isFetchedAfterMount ? 'current' : 'unchecked';
}
