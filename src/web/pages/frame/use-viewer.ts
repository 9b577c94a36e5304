import { useState } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { useIsOrderOpen } from '#web/signals/order-open.ts';

/** The person the page is for: the current user, or the previous one when the session expired during an order. */
export function useViewer(): UserView | null {
  const user = useCurrentUser();
  const isOrdering = useIsOrderOpen();
  const [last, setLast] = useState(user);
  if (user && user !== last) setLast(user);

  return user ?? (isOrdering ? last : null);
}
