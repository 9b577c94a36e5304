import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { signOut } from '#contract/account/auth.calls.ts';
import { callApi } from '#web/api/call-api.ts';
import { forgetPerson } from '#web/live/forget-person.ts';
import { forgetPush } from '#web/live/push/push-calls.ts';
import { endWhatRuns } from '#web/signals/session-end.ts';
import { showToast } from '#web/ui/toast-store.ts';

/**
 * Clears all data of the person once the server has signed them out: until then a driver still needs the vouchers
 * on this device.
 */
export function useSignOut() {
  const queries = useQueryClient();
  const [, navigate] = useLocation();

  return useMutation({
    mutationFn: async () => {
      endWhatRuns();
      await callApi(signOut);
    },
    onSuccess: async () => {
      await forgetPush();
      await forgetPerson(queries);
      navigate('/login');
    },
    onError: (error) => {
      console.error('Logout failed', error);
      showToast({ tone: 'bad', title: 'Erreur', text: 'Erreur lors de la déconnexion' });
    },
  });
}
