import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** The payment is done on return, but its webhook may take a moment. */
const PATIENCE_MS = 20_000;

/** `awaited`: returned from the provider, the payment is expected; `unseen`: it did not come. */
export type Return = 'none' | 'awaited' | 'unseen';

/** The parameter in the URL is read once: a reload is no return. */
export function useReturn(): Return {
  const isMarked = new URLSearchParams(useSearch()).get('retour') === '1';
  const [path, navigate] = useLocation();
  const [state, setState] = useState<Return>(isMarked ? 'awaited' : 'none');

  useEffect(() => {
    if (isMarked) navigate(path, { replace: true });
  }, [isMarked, navigate, path]);

  useEffect(() => {
    if (state !== 'awaited') return;
    const timer = setTimeout(() => setState('unseen'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return state;
}
