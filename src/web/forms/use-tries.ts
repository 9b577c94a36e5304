import { useEffect, useRef, useState } from 'react';

/** For a form that marks its fields by itself from the first try on: each try leads to the first mark or message. */
export function useTries() {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (tries > 0) showFirstMark(form.current);
  }, [tries]);

  return {
    form,
    isTried: tries > 0,
    note: () => setTries((before) => before + 1),
    forget: () => setTries(0),
  };
}

function showFirstMark(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
  first?.focus();
  first?.scrollIntoView({ block: 'center' });
}
