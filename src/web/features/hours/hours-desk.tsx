import type { ComponentProps } from 'react';
import { sentenceFor } from '#web/text/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useHours } from './hours-api.ts';
import { HoursEditor } from './hours-editor.tsx';

/** A driver's working hours, with what clients can choose. */
export function HoursDesk({ onLeave, onUnsaved }: Omit<ComponentProps<typeof HoursEditor>, 'saved'>) {
  const { data, error, refetch, isFetching } = useHours();

  if (data)
    return <HoursEditor key={data.hours ? 'known' : 'new'} saved={data} {...{ onLeave, onUnsaved }} />;
  if (error)
    return (
      <ErrorState
        text={sentenceFor(error, 'Vos heures n’ont pas pu être lues.')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return <Skeleton />;
}
