import type { Credit } from '#domain/geo/tiles-credit.ts';
import type { UserView } from './account/auth.ts';
import type { PublicSettings } from './platform/settings.ts';
import type { PreloadedResponse } from './preloaded.ts';

/** What the server writes into every page, so that the browser can render it without a request. */
export type PageState = {
  /** Absent in the shell: the browser then reads the current user. */
  user?: UserView | null;
  /** The responses that the page reads first, by their URL. */
  preloaded?: Record<string, PreloadedResponse>;
  /** The server time before these were read; absent in a page that is the same for everyone. */
  writtenAt?: string;
  settings: PublicSettings;
  /** Whether card payment may be switched on (STRIPE_ENABLED). */
  stripeEnabled: boolean;
  /** How the browser draws maps: with Google when there is a key, else with these tiles, if any, and their credit. */
  map: { googleKey: string; tilesUrl: string; credit: Credit };
};

export const PAGE_STATE_ID = 'page-state';
