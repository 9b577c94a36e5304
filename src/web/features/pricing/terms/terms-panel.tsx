import { useState } from 'react';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CancellationForm } from './cancellation-form.tsx';
import { useStoredTerms } from './terms-api.ts';
import './terms-panel.css';
import { useWaitingTerms } from './waiting-api.ts';
import { WaitingForm } from './waiting-form.tsx';

type Props = { onUnsaved: (isUnsaved: boolean) => void };

/** The terms for cancellation and absence, and for waiting: two forms, each saved separately. */
export function TermsPanel({ onUnsaved }: Props) {
  const [stored, waiting] = [useStoredTerms(), useWaitingTerms()];
  const [unsaved, setUnsaved] = useState({ cancellation: false, waiting: false });
  const note = (part: Partial<typeof unsaved>) => {
    const now = { ...unsaved, ...part };
    setUnsaved(now);
    onUnsaved(now.cancellation || now.waiting);
  };

  if (stored.data === undefined || waiting.data === undefined)
    return stored.isError || waiting.isError ? (
      <ErrorState
        text="Impossible de charger les conditions."
        busy={stored.isFetching || waiting.isFetching}
        onRetry={() => void Promise.all([stored.refetch(), waiting.refetch()])}
      />
    ) : (
      <Skeleton />
    );
  return (
    <div className="terms-panel pricing-wide">
      <CancellationForm
        key={stored.data}
        stored={stored.data}
        freeMinutes={waiting.data.otherMinutes}
        onUnsaved={(cancellation) => note({ cancellation })}
      />
      <WaitingForm
        key={JSON.stringify(waiting.data)}
        stored={waiting.data}
        onUnsaved={(isUnsaved) => note({ waiting: isUnsaved })}
      />
    </div>
  );
}
