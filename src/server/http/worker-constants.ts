import { getCurrentUser, register, signIn, signOut } from '#contract/account/auth.calls.ts';
import { eraseMyAccount } from '#contract/account/personal-data.calls.ts';
import { callPrefixes, everyCall } from '#contract/every-call.ts';
import { CONTROL_LOCK, CONTROL_SHELL_PATH, VERIFY_PATH } from '#contract/papers/control-page.ts';
import { getRoadside } from '#contract/papers/vouchers.calls.ts';
import { pathPattern, prefixOf, prefixPattern } from '#contract/path-pattern.ts';
import {
  ASSETS_PATH,
  HEALTH_PATH,
  ICONS_PATH,
  METRICS_PATH,
  READY_PATH,
} from '#contract/platform/platform.calls.ts';
import { getFile } from '#contract/platform/settings.calls.ts';
import { FEED_PATH } from '#domain/calendar/feed-path.ts';
import { FOLLOW_PATH } from '#domain/guest/follow-link.ts';
import { GUEST_PATH } from '#domain/guest/guest-link.ts';
import { legalPages } from '#domain/legal/legal-pages.ts';
import { CONTROL_PATH, pages } from '#domain/navigation/pages.ts';
import { TARIFFS_PATH } from '#domain/pricing/tariffs-path.ts';

/** The payment page is left to the network: its policy allows PayPal's window, the shell's does not. */
const paymentPages = pages.filter(({ name }) => name === 'payment').map(({ path }) => prefixOf(path));
/** Drawn by the server alone, where the shell would lead home. */
const drawnByServer = [
  VERIFY_PATH,
  GUEST_PATH,
  FOLLOW_PATH,
  TARIFFS_PATH,
  FEED_PATH,
  ...Object.values(legalPages).map(({ path }) => path),
];
const besideThePages = [ASSETS_PATH, ICONS_PATH, METRICS_PATH, HEALTH_PATH, READY_PATH, ...drawnByServer];
const readableOffline = everyCall.filter((call) => 'readableOffline' in call && call.readableOffline);
const changesOfVouchers = everyCall.filter((call) => 'stales' in call && call.stales.includes('vouchers'));

/** The calls that the service worker has to know: it is plain JavaScript and imports nothing. */
const constants = {
  CURRENT_USER: getCurrentUser.path,
  CACHED_PATHS: pathPattern(readableOffline.map(({ path }) => path)),
  CHANGES_OF_PERSON: pathPattern([signIn, register, signOut, eraseMyAccount].map(({ path }) => path)),
  ROADSIDE: getRoadside.path,
  CHANGES_OF_VOUCHERS: pathPattern(changesOfVouchers.map(({ path }) => path)),
  CONTROL_PAGE: CONTROL_PATH,
  CONTROL_SHELL: CONTROL_SHELL_PATH,
  CONTROL_LOCK,
  NEVER_PAGES: prefixPattern([...callPrefixes, ...besideThePages, ...paymentPages]),
  UNCHANGING_FILES: prefixPattern([ASSETS_PATH, prefixOf(getFile.path)]),
} satisfies Record<string, string | RegExp>;

/** The same as JavaScript, prepended to the script. */
export function writeWorkerConstants(version: string): string {
  return Object.entries({ VERSION: version, ...constants })
    .map(([name, value]) => `const ${name} = ${asSource(value)};`)
    .join('\n');
}

function asSource(value: string | RegExp): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
