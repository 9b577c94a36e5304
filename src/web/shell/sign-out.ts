import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { callApi } from '#web/api/call-api.ts';
import { refetchCurrentUser } from '#web/api/current-user.ts';
import { PUBLIC_SETTINGS } from '#web/api/query-client.ts';
import { forgetAllNotes } from '#web/browser/local-notes.ts';
import { forgetPush } from '#web/live/push/push-calls.ts';
import { closeChat } from '#web/signals/chat-request.ts';
import { showToast } from '#web/ui/toast-store.ts';

/** Nothing of the person stays behind: neither what was fetched nor what was being written. */
export function useSignOut() {
  const queries = useQueryClient();
  const [, navigate] = useLocation();

  return useMutation({
    mutationFn: async () => {
      await forgetPush();
      await callApi('/api/auth/logout', { method: 'POST' });
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
  queries.removeQueries({ predicate: ({ queryKey }) => !isAboutNobody(queryKey[0]) });
  queries.getMutationCache().clear();
}

function isAboutNobody(path: unknown): boolean {
  return path === PUBLIC_SETTINGS[0] || path === '/api/auth/me';
}
