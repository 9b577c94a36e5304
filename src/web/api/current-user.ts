import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import type { CurrentUserView, UserView } from '#contract/account/auth.ts';
import type { Role } from '#domain/account/roles.ts';
import { readOptions } from './read-options.ts';

const currentUser = {
  ...readOptions(getCurrentUser),
  retry: false,
  // The bar above the error box reads the user too: it must not trigger another attempt.
  retryOnMount: false,
};

export function useCurrentUserQuery() {
  return useQuery(currentUser);
}

/** Null without a session. */
export function useCurrentUser(): UserView | null {
  return useQuery(currentUser).data?.user ?? null;
}

/** The same outside of a component. */
export function currentUserIn(client: QueryClient): UserView | null {
  return client.getQueryData(currentUser.queryKey)?.user ?? null;
}

/** Subscribers are notified too late for a navigation that follows, so the cache is read as well. */
export function useLatestRole(): Role | null {
  const subscribed = useQuery(currentUser).data;
  const latest = useQueryClient().getQueryData(currentUser.queryKey) ?? subscribed;
  return latest?.user?.role ?? null;
}

/** A call was refused because the session has ended. */
export function noteSignedOut(client: QueryClient): void {
  client.setQueryData(currentUser.queryKey, { user: null });
}

export function refetchCurrentUser(client: QueryClient): Promise<CurrentUserView> {
  return client.fetchQuery({ ...currentUser, staleTime: 0 });
}
