import { useState } from 'react';
import type { ClientFileView } from '#contract/people/clients.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { forgetNote, readNote, writeNote } from '#web/browser/local-notes.ts';

/** `over`: the stored note when typing began. */
type Draft = { text: string; over: string };

/** What is typed is stored with every change until it is saved; untouched, the field shows the stored note. */
export function useNoteDraft({ id, note }: ClientFileView) {
  const viewer = useCurrentUser();
  const name = `client-note.${viewer?.id ?? ''}.${id}`;
  const [draft, setDraft] = useState(() => readNote<Draft>(name));
  const isChanged = draft !== undefined && draft.text.trim() !== note;

  const keep = (next: Draft | undefined) => {
    setDraft(next);
    if (next) writeNote(name, next);
    else forgetNote(name);
  };

  return {
    text: draft?.text ?? note,
    isChanged,
    /** Set when the note was changed elsewhere: shown before it is overwritten. */
    newer: isChanged && draft.over !== note ? note : undefined,
    type: (text: string) => keep(text === note ? undefined : { text, over: isChanged ? draft.over : note }),
    drop: () => keep(undefined),
  };
}
