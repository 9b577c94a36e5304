import { randomBytes } from 'node:crypto';
import type { UserView } from '#contract/account/auth.ts';
import type { PageState } from '#contract/page-state.ts';
import type { PreloadedResponse } from '#contract/preloaded.ts';
import { tilesCredit } from '#domain/geo/tiles-credit.ts';
import type { Page } from '#domain/navigation/pages.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';
import type { Deps } from '#server/deps.ts';
import { publicSettingsOf } from '#server/features/settings/index.ts';
import { compressed, type Encoding } from '#server/http/encodings.ts';
import { pagePolicy } from '#server/http/security-headers.ts';
import { type DocumentParts, documentOf, inlineOf } from './document.ts';
import { oncePerSnapshot } from './once-per-snapshot.ts';

/** Who opens a page, and what it would request at once. */
type Visit = {
  user: UserView | null;
  preloaded: Record<string, PreloadedResponse>;
  /** Absent for strangers, whose pages are kept. */
  writtenAt?: string;
};
/** `encoding`: the body is compressed already. */
export type WrittenPage = { body: string | Buffer; policy?: string; encoding?: Encoding };
type Kept = { snapshot: SettingsSnapshot; name: string; accepted: Encoding | undefined };

/** Writes whole pages. Those of strangers are rendered and compressed once for each snapshot of the settings. */
export function pageWriter({ settings, webApp, options }: Deps) {
  const drawn = oncePerSnapshot<string>();
  const written = oncePerSnapshot<WrittenPage>();
  const publicSettings = publicSettingsOf({ options });
  // Google puts our nonce on the styles that it adds.
  const needsNonce = options.googleMapsBrowserKey !== '';

  async function currentState() {
    const snapshot = await settings.current();
    const state: PageState = {
      settings: publicSettings(snapshot),
      stripeEnabled: options.stripeEnabled,
      map: mapOf(options),
    };
    return { snapshot, state };
  }

  async function partsOf(snapshot: SettingsSnapshot, page: Page, state: PageState): Promise<DocumentParts> {
    const drawing = () => webApp.render(page.path, state);
    const body = isDrawn(page) ? await drawn.once(snapshot, page.path, drawing) : '';
    return { page: page.name, state, files: webApp.filesFor(page.name), body };
  }

  function writeAnew(parts: DocumentParts, letsPaymentIn = false): WrittenPage {
    const nonce = randomBytes(16).toString('base64');
    const policy = pagePolicy(inlineOf(parts.state, nonce), options, letsPaymentIn);
    return { body: documentOf({ ...parts, nonce }), policy };
  }

  async function keepWritten(
    { snapshot, name, accepted }: Kept,
    parts: () => DocumentParts | Promise<DocumentParts>,
  ): Promise<WrittenPage> {
    if (needsNonce) return writeAnew(await parts());
    const write = async (): Promise<WrittenPage> => {
      const made = await parts();
      return { body: Buffer.from(documentOf(made)), policy: pagePolicy(inlineOf(made.state), options) };
    };
    const plain = () => written.once(snapshot, name, write);
    if (!accepted) return await plain();
    return await written.once(snapshot, keptName(name, accepted), async () => {
      const whole = await plain();
      return {
        ...whole,
        body: await compressed(whole.body, { encoding: accepted, effort: 'small' }),
        encoding: accepted,
      };
    });
  }

  return {
    /** The page of a stranger that was written before, without a wait. */
    keptPage(path: string, accepted?: Encoding): WrittenPage | undefined {
      const snapshot = settings.atHand();
      return snapshot && written.atHand(snapshot, keptName(path, accepted));
    },

    async writePage(page: Page, visit: Visit, accepted?: Encoding): Promise<WrittenPage> {
      const { snapshot, state } = await currentState();
      const parts = () => partsOf(snapshot, page, { ...state, ...visit });
      if (isDrawn(page) && !visit.user)
        return await keepWritten({ snapshot, name: page.path, accepted }, parts);
      return writeAnew(await parts(), page.name === 'payment');
    },

    /**
     * The page without user and address, which the service worker caches for when there is no network; for drivers it
     * names the files of Mode contrôle, so that they are cached with it.
     */
    async writeShell(page?: 'control', accepted?: Encoding): Promise<WrittenPage> {
      const { snapshot, state } = await currentState();
      return await keepWritten({ snapshot, name: `shell of ${page ?? 'every page'}`, accepted }, () => ({
        page: 'landing',
        state,
        files: webApp.filesFor(page),
        body: '',
      }));
    },
  };
}

function keptName(name: string, encoding: Encoding | undefined): string {
  return encoding ? `${name} ${encoding}` : name;
}

function mapOf({ googleMapsBrowserKey, tilesUrl }: Deps['options']): PageState['map'] {
  return { googleKey: googleMapsBrowserKey, tilesUrl, credit: tilesCredit(tilesUrl) };
}

function isDrawn(page: Page): boolean {
  return page.name === 'landing' || page.name === 'login';
}
