import type { QueryClient } from '@tanstack/react-query';
import { forgetNotes, readTabNote, writeTabNote } from '#web/browser/local-notes.ts';
import { isAbout } from './cache-keys.ts';

/** Whose responses are cached in this tab. */
let known: string | undefined;

/** Whose notes are in this tab, also after a reload. */
const PERSON = 'person';

/** Someone else may have signed in from another tab: nothing of the person before stays in this one. */
export function noteKnownPerson(id: string): void {
  const before = readTabNote<string>(PERSON);
  if (before !== undefined && before !== id) forgetNotes();
  known = id;
  writeTabNote(PERSON, id);
}

/** After a session expired, another person may sign in: they see no response of the one before, and no edit. */
export function forgetOthers(queries: QueryClient, id: string): void {
  const before = known ?? readTabNote<string>(PERSON);
  if (before === undefined || before === id) return;
  removeResponses(queries);
  forgetNotes();
}

export function removeResponses(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => !isAbout(['account', 'public_settings'], queryKey) });
}
