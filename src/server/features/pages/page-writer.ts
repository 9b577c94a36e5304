import type { UserView } from '#contract/auth.ts';
import type { PageState } from '#contract/page-state.ts';
import type { PreloadedResponse } from '#contract/preloaded.ts';
import { tilesCredit } from '#domain/geo/tiles-credit.ts';
import type { Page } from '#domain/navigation/pages.ts';
import type { Deps } from '#server/deps.ts';
import { publicSettingsOf } from '#server/features/settings/index.ts';
import { documentOf, NONCE } from './document.ts';
import { oncePerSnapshot } from './once-per-snapshot.ts';

/** Who opens a page, and what it would ask for at once. */
type Visit = { user: UserView | null; preloaded: Record<string, PreloadedResponse> };

/** Writes whole pages. The two that strangers open are drawn here, once for each state of the settings. */
export function pageWriter({ settings, webApp, options }: Deps) {
  const once = oncePerSnapshot<string>();
  const publicSettings = publicSettingsOf({ options });

  async function draw(page: Page, state: PageState): Promise<string> {
    const body = isDrawn(page) ? await webApp.render(page.path, state) : '';
    return documentOf({ page: page.name, state, files: webApp.filesFor(page.name), body });
  }

  async function currentState() {
    const snapshot = await settings.current();
    const state: PageState = {
      settings: publicSettings(snapshot),
      stripeEnabled: options.stripeEnabled,
      map: mapOf(options),
    };
    return { snapshot, state };
  }

  return {
    async writePage(page: Page, { user, preloaded }: Visit, nonce: string): Promise<string> {
      const { snapshot, state } = await currentState();
      const drawing = () => draw(page, { ...state, user, preloaded });
      const html = isDrawn(page) && !user ? await once(snapshot, page.path, drawing) : await drawing();
      return html.replaceAll(NONCE, nonce);
    },

    /** The page without user and address, which the service worker caches for when there is no network. */
    async writeShell(nonce: string): Promise<string> {
      const { state } = await currentState();
      const html = documentOf({ page: 'landing', state, files: webApp.filesFor('landing'), body: '' });
      return html.replaceAll(NONCE, nonce);
    },
  };
}

function mapOf({ googleMapsBrowserKey, tilesUrl }: Deps['options']): PageState['map'] {
  return { googleKey: googleMapsBrowserKey, tilesUrl, credit: tilesCredit(tilesUrl) };
}

function isDrawn(page: Page): boolean {
  return page.name === 'landing' || page.name === 'login';
}
