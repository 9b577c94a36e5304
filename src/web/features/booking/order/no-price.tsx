import { sentenceFor } from '#web/text/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { TripState } from '../trip/use-trip.ts';

const OFFLINE = 'Hors connexion. Le prix revient avec le réseau.';

/** Nothing can be ordered yet: the price is being calculated, or it could not be. */
export function NoPrice({ measured: { failure, isRetrying, retry } }: { measured: TripState }) {
  if (failure === undefined)
    return (
      <p className="small soft" role="status">
        Calcul du prix...
      </p>
    );
  return (
    <>
      <Notice tone="bad">{navigator.onLine ? <NotKnown why={sentenceFor(failure, '')} /> : OFFLINE}</Notice>
      <Button size="small" busy={isRetrying} onClick={retry}>
        Réessayer maintenant
      </Button>
    </>
  );
}

function NotKnown({ why }: { why: string }) {
  return (
    <>
      Le prix n’a pas pu être calculé&#8239;: rien n’est réservé sans prix. Nouvel essai dans un instant.
      {why && <span className="order-why">{why}</span>}
    </>
  );
}
