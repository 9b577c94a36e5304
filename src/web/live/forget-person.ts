import type { QueryClient } from '@tanstack/react-query';
import { refetchCurrentUser } from '#web/api/current-user.ts';
import { removeResponses } from '#web/api/known-person.ts';
import { forgetAllNotes } from '#web/browser/local-notes.ts';
import { closeChat } from '#web/signals/chat-request.ts';

/** After the end of a session: nothing of the person stays in this browser, no cached response and no draft. */
export async function forgetPerson(queries: QueryClient): Promise<void> {
  forgetAllNotes();
  closeChat();
  await refetchCurrentUser(queries);
  removeResponses(queries);
  queries.getMutationCache().clear();
}
