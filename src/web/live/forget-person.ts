import type { QueryClient } from '@tanstack/react-query';
import { refetchCurrentUser } from '#web/api/current-user.ts';
import { removeResponses } from '#web/api/known-person.ts';
import { forgetAllNotes } from '#web/browser/local-notes.ts';
import { closeChat } from '#web/signals/chat-request.ts';
import { dismissToast, shownToasts } from '#web/ui/toast-store.ts';

/** After the end of a session: nothing of the person stays in this browser, no cached response, draft or message. */
export async function forgetPerson(queries: QueryClient): Promise<void> {
  forgetAllNotes();
  closeChat();
  dismissStaying();
  await refetchCurrentUser(queries);
  removeResponses(queries);
  queries.getMutationCache().clear();
}

/** Toasts that stay would wait for whoever uses the page next. */
export function dismissStaying(): void {
  for (const { id, stays } of shownToasts()) if (stays) dismissToast(id);
}
