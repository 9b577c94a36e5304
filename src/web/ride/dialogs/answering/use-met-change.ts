import { useState } from 'react';
import { isRideChanged } from '../../data/moves/ride-moves.ts';

/** For a refusal because the ride was edited: keeps what was seen, to compare it with the current ride. */
export function useMetChange<Seen>(onDone: () => void) {
  const [seen, setSeen] = useState<Seen>();
  const forget = () => setSeen(undefined);
  const finish = () => {
    forget();
    onDone();
  };

  return {
    seen,
    forget,
    finish,
    callbacksFor: (shown: Seen) => ({
      onSuccess: finish,
      onError: (error: unknown) => isRideChanged(error) && setSeen(() => shown),
    }),
  };
}
