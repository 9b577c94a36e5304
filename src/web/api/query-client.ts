import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { CurrentUserView } from '#contract/auth.ts';
import type { PageState } from '#contract/page-state.ts';
import { ApiError } from '#web/text/api-error.ts';
import { callApi } from './call-api.ts';

export const CURRENT_USER = ['/api/auth/me'] as const;
export const PUBLIC_SETTINGS = ['/api/public/app-settings'] as const;

const FIVE_MINUTES = 5 * 60_000;

/** The first element of a key is the path to get; what the page came with needs no request. */
export function createQueryClient(state?: Pick<PageState, 'user' | 'settings'>): QueryClient {
  const notice = (error: unknown) => {
    if (isSignedOut(error)) client.setQueryData<CurrentUserView>(CURRENT_USER, { user: null });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: notice }),
    mutationCache: new MutationCache({ onError: notice }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => callApi(pathOf(queryKey), { signal }),
        staleTime: FIVE_MINUTES,
        gcTime: FIVE_MINUTES,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 3 && mayPass(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      },
    },
  });
  if (state?.user !== undefined) client.setQueryData(CURRENT_USER, { user: state.user });
  if (state) client.setQueryData(PUBLIC_SETTINGS, state.settings);
  return client;
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'signed_out';
}

function pathOf(key: QueryKey): string {
  return String(key[0]);
}

/** A refusal stays a refusal; only silence and trouble of the server are worth another try. */
function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}
