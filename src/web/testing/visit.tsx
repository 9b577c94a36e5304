// For the types of the matchers, which the setup file registers.
import type {} from '@testing-library/jest-dom/vitest';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserView } from '#contract/account/auth.ts';
import type { PageState } from '#contract/page-state.ts';
import type { PublicSettings } from '#contract/platform/settings.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { App } from '#web/app.tsx';
import { FramedPart, LandingPart } from '#web/shell/parts.ts';
import { map, settings } from './people.ts';

type Visit = { as?: UserView | null; settings?: Partial<PublicSettings> } & Pick<
  PageState,
  'preloaded' | 'writtenAt'
>;

// As in a browser, which has loaded them with the page.
await Promise.all([LandingPart.prepare(), FramedPart.prepare()]);

/** Opens the application at a path, as the server would have sent it to this person. */
export function visit(path: string, { as = null, settings: changes = {}, ...sent }: Visit = {}) {
  const state = { user: as, settings: { ...settings, ...changes }, stripeEnabled: false, map, ...sent };
  const queries = createQueryClient(state);
  history.replaceState(null, '', path);
  const user = userEvent.setup();
  render(<App state={state} queries={queries} />);
  return { user, queries };
}
