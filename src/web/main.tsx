import '#web/styles/index.css';

import { createRoot, hydrateRoot } from 'react-dom/client';
import { readPageState } from '#web/api/page-state.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { App } from '#web/app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');

const state = readPageState();
const app = <App state={state} queries={createQueryClient(state)} />;

if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
