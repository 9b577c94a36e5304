import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { signOut } from '#contract/auth.calls.ts';
import { isAbout } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { refetchCurrentUser } from '#web/api/current-user.ts';
import { forgetAllNotes } from '#web/browser/local-notes.ts';
import { forgetPush } from '#web/live/push/push-calls.ts';
import { closeChat } from '#web/signals/chat-request.ts';
import { showToast } from '#web/ui/toast-store.ts';

/** Clears everything of the person: cached responses and drafts. */
export function useSignOut() {
  const queries = useQueryClient();
  const [, navigate] = useLocation();

  return useMutation({
    mutationFn: async () => {
      await forgetPush();
      await callApi(signOut);
    },
    onSuccess: async () => {
      forgetAllNotes();
      closeChat();
      await forgetAnswers(queries);
      navigate('/login');
    },
    onError: (error) => {
      console.error('Logout failed', error);
      showToast({ tone: 'bad', title: 'Erreur', text: 'Erreur lors de la déconnexion' });
    },
  });
}

async function forgetAnswers(queries: QueryClient) {
  await refetchCurrentUser(queries);
  queries.removeQueries({ predicate: ({ queryKey }) => !isAbout(['account', 'public_settings'], queryKey) });
  queries.getMutationCache().clear();
}
