import type { QueryClient } from '@tanstack/react-query';
import { isAbout } from '#web/api/cache-keys.ts';
import { refetchCurrentUser } from '#web/api/current-user.ts';
import { forgetAllNotes } from '#web/browser/local-notes.ts';
import { closeChat } from '#web/signals/chat-request.ts';

/** After the end of a session: nothing of the person stays in this browser, no cached response and no draft. */
export async function forgetPerson(queries: QueryClient): Promise<void> {
  forgetAllNotes();
  closeChat();
  await refetchCurrentUser(queries);
  queries.removeQueries({ predicate: ({ queryKey }) => !isAbout(['account', 'public_settings'], queryKey) });
  queries.getMutationCache().clear();
}
