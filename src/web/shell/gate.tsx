import { Suspense, useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { UserView } from '#contract/account/auth.ts';
import type { Role } from '#domain/account/roles.ts';
import { arrivalAt } from '#domain/navigation/arrival.ts';
import { type PageName, pageAt } from '#domain/navigation/pages.ts';
import { useCurrentUserQuery, useLatestRole } from '#web/api/current-user.ts';
import { noteKnownPerson } from '#web/api/known-person.ts';
import { useClosedLayers } from '#web/browser/back-closes.ts';
import { useFocusHome } from '#web/browser/use-focus-home.ts';
import { endWhatRuns } from '#web/signals/session-end.ts';
import { AuthFailure } from './auth-failure.tsx';
import { LazyFrame } from './lazy-frame.tsx';
import { Loading } from './loading.tsx';
import { MAIN_ID } from './main-id.ts';
import { ControlPart, FramedPart, LandingPart } from './parts.ts';
import { useBranding } from './use-branding.ts';
import { usePageChange } from './use-page-change.ts';

/** Renders the pages a person may open, and redirects from the others. */
export function Gate() {
  const current = useCurrentUserQuery();
  const [path] = useLocation();
  useBranding();
  useClosedLayers();
  useFocusHome();
  usePerson(current.data?.user);

  // Data kept on this device is shown before the user is known.
  if (pageAt(path)?.signedOutToo) return <Arrival />;
  if (current.isPending) return <Loading />;
  if (current.isError) return <AuthFailure error={current.error} onRetry={current.refetch} />;
  return <Arrival />;
}

function usePerson(user: UserView | null | undefined): void {
  const id = user === undefined ? undefined : (user?.id ?? null);
  useEffect(() => {
    if (id) noteKnownPerson(id);
    if (id === null) endWhatRuns();
  }, [id]);
}

function Arrival() {
  const [path] = useLocation();
  const role = useLatestRole();
  const arrival = arrivalAt(path, useRoleAtEntry(path, role));
  const announced = usePageChange('page' in arrival ? arrival.page.name : undefined);

  return (
    <>
      {'redirectTo' in arrival ? (
        <Redirect to={arrival.redirectTo} replace />
      ) : (
        <Shown page={arrival.page.name} />
      )}
      <p className="hidden-text" aria-live="polite">
        {announced}
      </p>
    </>
  );
}

/** The role on arrival: when the session ends on an open page, the page itself says so. */
function useRoleAtEntry(path: string, role: Role | null): Role | null {
  const [entry, setEntry] = useState({ path, role });
  const isNew = entry.path !== path || (entry.role === null && role !== null);
  if (isNew) setEntry({ path, role });
  return isNew ? role : entry.role;
}

function Shown({ page }: { page: PageName }) {
  if (page === 'landing' || page === 'login')
    return (
      <Suspense fallback={<Loading />}>
        <LandingPart page={page} />
      </Suspense>
    );
  if (page === 'control')
    return (
      <main id={MAIN_ID} tabIndex={-1}>
        <Suspense>
          <ControlPart />
        </Suspense>
      </main>
    );
  return (
    <LazyFrame>
      <Suspense fallback={<Loading />}>
        <FramedPart name={page} />
      </Suspense>
    </LazyFrame>
  );
}
