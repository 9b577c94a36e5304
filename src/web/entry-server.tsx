import { renderToString } from 'react-dom/server.edge';
import type { PageState } from '#contract/page-state.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { App } from '#web/app.tsx';
import { preparePage } from '#web/shell/prepare-page.ts';

/** The markup of the landing page, open on either of its tabs. */
export async function render({ path, state }: { path: string; state: PageState }): Promise<string> {
  await preparePage(path, null);
  return renderToString(<App state={state} queries={createQueryClient(state)} path={path} />);
}
