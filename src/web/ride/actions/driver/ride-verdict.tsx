import { Suspense, useState } from 'react';
import type { VerdictView } from '#contract/rides/verdicts.ts';
import { Button } from '#web/ui/button.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import './ride-verdict.css';

const VerdictBlock = preloadable(
  async () => (await import('../../card/verdict/verdict-block.tsx')).VerdictBlock,
  { optional: true },
);

type Props = {
  /** Undefined while it is computed, null where there is none. */
  verdict: VerdictView | null | undefined;
  destination: string;
  isError: boolean;
  isFetching: boolean;
  onRetry: () => void;
};

/** A verdict in all its states. Once it was loading on screen its room stays: the buttons below do not move. */
export function RideVerdict(props: Props) {
  const [hasRoom] = useState(props.verdict === undefined);

  return hasRoom ? (
    <div className="verdict-room">
      <VerdictState {...props} />
    </div>
  ) : (
    <VerdictState {...props} />
  );
}

function VerdictState({ verdict, destination, isError, isFetching, onRetry }: Props) {
  if (verdict)
    return (
      <Suspense fallback={<VerdictBone />}>
        <VerdictBlock verdict={verdict} destination={destination} />
      </Suspense>
    );
  if (isError)
    return (
      <div className="verdict-failed">
        <p role="status">La marge n’a pas pu être calculée.</p>
        <Button size="small" busy={isFetching} onClick={onRetry}>
          Réessayer
        </Button>
      </div>
    );
  return verdict === undefined ? <VerdictBone /> : null;
}

function VerdictBone() {
  return (
    <>
      <span className="hidden-text">Calcul de la marge…</span>
      <span className="bone verdict-bone" aria-hidden="true" />
    </>
  );
}
