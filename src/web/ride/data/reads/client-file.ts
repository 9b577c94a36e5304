import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getClientFile, listClientRides, saveClientNote } from '#contract/people/clients.calls.ts';
import { keyOf, refreshAfter } from '#web/api/cache-keys.ts';
import { callApi, callApiPage } from '#web/api/call-api.ts';
import { readOptions } from '#web/api/read-options.ts';
import { reportFailure } from '#web/api/report-failure.ts';

/** Always read when opened: rides and telephone may have changed. */
export function useClientFile(id: string) {
  return useQuery({ ...readOptions(getClientFile, { id }), staleTime: 0 });
}

export function useClientRides(id: string) {
  return useInfiniteQuery({
    queryKey: keyOf(listClientRides, { id }),
    queryFn: ({ pageParam, signal }) =>
      callApiPage(listClientRides, { id, query: pageParam === '' ? {} : { before: pageParam } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

export function useSaveClientNote(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (note: string) => callApi(saveClientNote, { id, body: { note } }),
    onSuccess: () => refreshAfter(queries, saveClientNote),
    onError: (error) => reportFailure(error, 'Impossible d’enregistrer la note.'),
  });
}
