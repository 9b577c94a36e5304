import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** A provider that sends somebody back knows by then; its word may need a moment to reach us. */
const PATIENCE_MS = 20_000;

/** `awaited`: back from the provider's page, and the payment should be seen any moment; `unseen`: it was not. */
export type Return = 'none' | 'awaited' | 'unseen';

/** The mark in the address is read once: a reload does not come back from anywhere. */
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
