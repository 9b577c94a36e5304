import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CancellationForm } from './cancellation-form.tsx';
import { useStoredTerms } from './terms-api.ts';
import './terms-panel.css';

/** What a client owes who cancels or does not come. */
export function TermsPanel({ onUnsaved }: { onUnsaved: (isUnsaved: boolean) => void }) {
  const stored = useStoredTerms();

  if (stored.data === undefined)
    return stored.isError ? (
      <ErrorState
        text="Impossible de charger les conditions."
        busy={stored.isFetching}
        onRetry={() => void stored.refetch()}
      />
    ) : (
      <Skeleton />
    );
  return (
    <div className="terms-panel">
      <CancellationForm key={stored.data} stored={stored.data} onUnsaved={onUnsaved} />
    </div>
  );
}
