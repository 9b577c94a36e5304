import { useState } from 'react';
import type { ForfaitView } from '#contract/pricing/forfaits.ts';
import { draftOf, type ForfaitDraft, newForfait } from './forfait-values.ts';

export type ForfaitWriting = ReturnType<typeof useForfaitWriting>;

/** The forfait in the form, if there is one. `paris-cdg` is a new one with a proposal in it. */
export function useForfaitWriting() {
  const [subject, setSubject] = useState<ForfaitView | 'new' | 'paris-cdg'>();
  const [initial, setInitial] = useState(newForfait);
  const [draft, setDraft] = useState(newForfait);

  const start = async (next: ForfaitView | 'new' | 'paris-cdg') => {
    const first = await firstDraft(next);
    setInitial(first);
    setDraft(first);
    setSubject(next);
  };

  return {
    subject,
    draft,
    id: typeof subject === 'object' ? subject.id : undefined,
    isUnsaved: subject !== undefined && JSON.stringify(draft) !== JSON.stringify(initial),
    start: (next: ForfaitView | 'new' | 'paris-cdg') => void start(next),
    stop: () => setSubject(undefined),
    change: (part: Partial<ForfaitDraft>) => setDraft((now) => ({ ...now, ...part })),
  };
}

/** The outlines of the ready-made zones are loaded with the panel that shows them. */
async function firstDraft(subject: ForfaitView | 'new' | 'paris-cdg'): Promise<ForfaitDraft> {
  if (typeof subject === 'object') return draftOf(subject);
  if (subject === 'new') return newForfait;
  return (await import('./paris-to-cdg.ts')).parisToCdg();
}
