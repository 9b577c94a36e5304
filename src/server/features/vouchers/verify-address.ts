import { VERIFY_PATH } from '#contract/papers/control-page.ts';

/** The URL in the QR code. The page is public, so it contains a token and no id. */
export function verifyAddress(site: string, token: string): string {
  return `${site}${VERIFY_PATH}/${token}`;
}
