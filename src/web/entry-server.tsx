import { renderToString } from 'react-dom/server.edge';
import type { PageState } from '#contract/page-state.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { App } from '#web/app.tsx';

/** The markup of the landing page, open on either of its tabs. */
export function render({ path, state }: { path: string; state: PageState }): string {
  return renderToString(<App state={state} queries={createQueryClient(state)} path={path} />);
}
