import { useState } from 'react';

/** Asks before what was typed is lost; with nothing to lose, goes on at once. */
export function useLeaveQuestion(isUnsaved: boolean) {
  const [next, setNext] = useState<{ go: () => void }>();

  return {
    isAsked: next !== undefined,
    leave: (go: () => void) => (isUnsaved ? setNext({ go }) : go()),
    stay: () => setNext(undefined),
    giveUp: () => {
      setNext(undefined);
      next?.go();
    },
  };
}
