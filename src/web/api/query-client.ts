import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import type { CurrentUserView } from '#contract/account/auth.ts';
import type { PageState } from '#contract/page-state.ts';
import { getPublicSettings } from '#contract/platform/settings.calls.ts';
import { ApiError } from '#web/text/api-error.ts';
import { keyOf } from './cache-keys.ts';

export const FIVE_MINUTES = 5 * 60_000;

/** Starts with the data that is in the page. */
export function createQueryClient(state?: Pick<PageState, 'user' | 'settings'>): QueryClient {
  const currentUser = keyOf(getCurrentUser);
  const notice = (error: unknown) => {
    if (isSignedOut(error)) client.setQueryData<CurrentUserView>(currentUser, { user: null });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: notice }),
    mutationCache: new MutationCache({ onError: notice }),
    defaultOptions: {
      // Without network a call is tried all the same: the worker answers what it keeps, anything else fails and says so.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: FIVE_MINUTES,
        gcTime: FIVE_MINUTES,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 3 && mayPass(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      },
    },
  });
  if (state?.user !== undefined) client.setQueryData(currentUser, { user: state.user });
  if (state) client.setQueryData(keyOf(getPublicSettings), state.settings);
  return client;
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'signed_out';
}

/** A refusal is final; only a missing response or a server error is retried. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}
