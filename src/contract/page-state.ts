import type { UserView } from './auth.ts';
import type { PreloadedResponse } from './preloaded.ts';
import type { PublicSettings } from './settings.ts';

/** What the server writes into every page, so that the browser needs no request before it shows it. */
export type PageState = {
  /** Absent where the page does not know who is there: the browser then asks. */
  user?: UserView | null;
  /** The responses that the page reads first, by their URL. */
  preloaded?: Record<string, PreloadedResponse>;
  settings: PublicSettings;
  /** Whether card payment may be switched on (STRIPE_ENABLED). */
  stripeEnabled: boolean;
  /** How the browser draws maps: with Google when there is a key, else with these tiles. */
  map: { googleKey: string; tilesUrl: string; attribution: string };
};

export const PAGE_STATE_ID = 'page-state';
