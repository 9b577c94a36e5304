import type { UserView } from '#contract/auth.ts';
import type { PageState } from '#contract/page-state.ts';
import type { Page } from '#domain/navigation/pages.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';
import type { Deps } from '#server/deps.ts';
import { presentPublicSettings } from '#server/features/settings/index.ts';
import { documentOf, NONCE } from './document.ts';

/** Writes whole pages. The two that strangers open are drawn here, once for each state of the settings. */
export function pageWriter({ settings, webApp, options }: Deps) {
  const drawn = new WeakMap<SettingsSnapshot, Map<string, Promise<string>>>();

  async function draw(page: Page, state: PageState): Promise<string> {
    const body = isDrawn(page) ? await webApp.render(page.path, state) : '';
    return documentOf({ page: page.name, state, files: webApp.filesFor(page.name), body });
  }

  async function drawOnce(snapshot: SettingsSnapshot, page: Page, state: PageState): Promise<string> {
    const kept = drawn.get(snapshot) ?? new Map<string, Promise<string>>();
    drawn.set(snapshot, kept);
    const known = kept.get(page.path);
    if (known) return await known;
    const drawing = draw(page, state);
    kept.set(page.path, drawing);
    drawing.catch(() => kept.delete(page.path));
    return await drawing;
  }

  return async (page: Page, user: UserView | null, nonce: string): Promise<string> => {
    const snapshot = await settings.current();
    const publicSettings = presentPublicSettings(snapshot, options.stripeEnabled);
    const map = mapOf(options);
    const state: PageState = { user, settings: publicSettings, stripeEnabled: options.stripeEnabled, map };
    const html = isDrawn(page) && !user ? await drawOnce(snapshot, page, state) : await draw(page, state);
    return html.replaceAll(NONCE, nonce);
  };
}

/** OpenStreetMap asks to be named wherever its data is shown, whoever draws the tiles. */
function mapOf({ googleMapsBrowserKey, tilesUrl }: Deps['options']): PageState['map'] {
  return { googleKey: googleMapsBrowserKey, tilesUrl, attribution: '© OpenStreetMap' };
}

function isDrawn(page: Page): boolean {
  return page.name === 'landing' || page.name === 'login';
}
