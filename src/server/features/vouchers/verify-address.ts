import { VERIFY_PATH } from '#contract/papers/control-page.ts';

/** What the QR code says. The page is public, so its address is not an id. */
export function verifyAddress(site: string, token: string): string {
  return `${site}${VERIFY_PATH}/${token}`;
}
