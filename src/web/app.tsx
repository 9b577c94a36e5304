import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import type { PageState } from '#contract/page-state.ts';
import { PageStateContext } from '#web/browser/page-state.ts';
import { CrashGuard } from '#web/shell/crash-guard.tsx';
import { Gate } from '#web/shell/gate.tsx';
import { Toasts } from '#web/ui/toasts.tsx';

type Props = {
  state: PageState;
  queries: QueryClient;
  /** Given on the server, which has no location. */
  path?: string;
};

export function App({ state, queries, path }: Props) {
  return (
    <CrashGuard>
      <PageStateContext value={state}>
        <QueryClientProvider client={queries}>
          <Router {...(path === undefined ? {} : { ssrPath: path })}>
            <Gate />
          </Router>
          <Toasts />
        </QueryClientProvider>
      </PageStateContext>
    </CrashGuard>
  );
}
