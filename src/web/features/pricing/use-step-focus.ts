import { useEffect, useRef } from 'react';

/** The focus follows the steps: into the second when it opens, back to what opened it when it closes. */
export function useStepFocus(step: unknown) {
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    if (step !== undefined) panel.current?.focus();
    else if (opener.current instanceof HTMLElement) opener.current.focus();
  }, [step]);

  return {
    panel,
    noteOpener: () => {
      opener.current = document.activeElement;
    },
  };
}
