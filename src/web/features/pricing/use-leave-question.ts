import { useState } from 'react';

/** Asks for confirmation when there are unsaved changes; else goes on at once. */
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
