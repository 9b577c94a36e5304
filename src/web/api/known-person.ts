import type { QueryClient } from '@tanstack/react-query';
import { forgetNotes } from '#web/browser/local-notes.ts';
import { isAbout } from './cache-keys.ts';

/** Whose responses are cached in this tab. */
let known: string | undefined;

export function noteKnownPerson(id: string): void {
  known = id;
}

/** After a session expired, another person may sign in: they see no response of the one before, and no edit. */
export function forgetOthers(queries: QueryClient, id: string): void {
  if (known === undefined || known === id) return;
  removeResponses(queries);
  forgetNotes();
}

export function removeResponses(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => !isAbout(['account', 'public_settings'], queryKey) });
}
