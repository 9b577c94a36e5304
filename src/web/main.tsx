import '#web/styles/index.css';

import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { noteKnownPerson } from '#web/api/known-person.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { App } from '#web/app.tsx';
import { readPageState } from '#web/browser/page-state.ts';
import { preparePage } from '#web/shell/prepare-page.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');

const state = readPageState();
// Before a page reads what another person left in this tab.
if (state.user) noteKnownPerson(state.user.id);
const app = <App state={state} queries={createQueryClient(state)} />;
// As transitions, so that taps and scrolling are handled in between.
const hydrate = () => startTransition(() => void hydrateRoot(root, app));
const show = () => startTransition(() => createRoot(root).render(app));

const start = root.hasChildNodes() ? hydrate : show;
// A part that failed to load, or takes too long, is handled by the page itself.
Promise.race([preparePage(location.pathname, state.user?.role ?? null), tooLong()]).then(start, start);

function tooLong(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 8_000));
}
