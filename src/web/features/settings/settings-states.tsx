import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#web/ui/error-state.tsx';

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  /** 'les paramètres' */
  what?: string;
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Fields appear only with the stored values: empty ones could be saved over them. */
export function SettingsStates<Data>({ query, what = 'les paramètres', waiting, children }: Props<Data>) {
  const { data, isError, isFetching, refetch } = query;

  if (data) return children(data);
  if (!isError) return waiting;
  return (
    <ErrorState text={`Impossible de charger ${what}.`} busy={isFetching} onRetry={() => void refetch()} />
  );
}
