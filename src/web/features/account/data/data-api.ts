import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { eraseMyAccount, exportMyData, getErasure } from '#contract/account/personal-data.calls.ts';
import { callApi, downloadFrom } from '#web/api/call-api.ts';
import { readOptions } from '#web/api/read-options.ts';
import { saveFile } from '#web/browser/save-file.ts';
import { forgetPerson } from '#web/live/forget-person.ts';
import { forgetPush } from '#web/live/push/push-calls.ts';
import { sentenceFor } from '#web/text/api-error.ts';
import { showToast } from '#web/ui/toast-store.ts';

export function useExport() {
  return useMutation({
    mutationFn: () => downloadFrom(exportMyData),
    onSuccess: ({ content, name }) => saveFile(content, name),
    onError: (error) =>
      showToast({
        tone: 'bad',
        title: 'Export impossible',
        text: sentenceFor(error, 'Vos données n’ont pas pu être préparées. Réessayez.'),
      }),
  });
}

/** What blocks the erasure and what the law keeps, always read fresh. */
export function useErasure(isWanted: boolean) {
  return useQuery({ ...readOptions(getErasure), staleTime: 0, enabled: isWanted });
}

/** Afterwards this browser holds nothing of the account. */
export function useEraseAccount() {
  const queries = useQueryClient();
  const [, navigate] = useLocation();

  return async (currentPassword: string) => {
    const { message } = await callApi(eraseMyAccount, { body: { currentPassword } });
    await forgetPush();
    await forgetPerson(queries);
    navigate('/');
    showToast({ tone: 'ok', title: message });
  };
}
