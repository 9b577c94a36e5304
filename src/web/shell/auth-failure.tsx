import { sentenceFor } from '#web/text/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LazyFrame } from './lazy-frame.tsx';

type Props = { error: unknown; onRetry: () => void };

/** The error box shown instead of the page when the current user cannot be read. */
export function AuthFailure({ error, onRetry }: Props) {
  return (
    <LazyFrame>
      <div className="page page-narrow stack">
        <Notice tone="bad">{sentenceFor(error, 'Erreur de connexion')}</Notice>
        <div>
          <Button onClick={onRetry}>Réessayer</Button>
        </div>
      </div>
    </LazyFrame>
  );
}
