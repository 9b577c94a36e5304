import { useState } from 'react';
import { isRideChanged } from '../../data/moves/ride-moves.ts';

/** A refusal that meets a ride edited since it was shown: what was seen is kept, to be read beside what it is now. */
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
