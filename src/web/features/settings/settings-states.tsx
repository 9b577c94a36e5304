import type { ReactNode } from 'react';
import type { SettingsView } from '#contract/settings.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import type { useSettings } from './settings-api.ts';

type Props = {
  query: ReturnType<typeof useSettings>;
  waiting: ReactNode;
  children: (view: SettingsView) => ReactNode;
};

export function SettingsStates({ query: { data, isError, isFetching, refetch }, waiting, children }: Props) {
  if (data) return children(data);
  if (!isError) return waiting;
  return (
    <ErrorState
      text="Impossible de charger les paramètres."
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
