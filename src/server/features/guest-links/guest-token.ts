import { GUEST_PATH } from '#domain/guest/guest-link.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';

/**
 * Derived from our secret key, so that the driver can copy it again and a message can carry it later, though the database
 * has its hash only. Another generation is another token.
 */
export function guestToken(secrets: SecretBox, rideId: string, generation: number): string {
  return secrets.sign(`guest-link:${rideId}:${generation}`);
}

export function guestAddress(site: string, token: string): string {
  return `${site}${GUEST_PATH}/${token}`;
}
