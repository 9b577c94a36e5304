import type { SecretBox } from '#server/secrets/secret-box.ts';

/** Its holder can read a driver's whole calendar: it is encrypted, and bound to its row. */
export function sealAddress(secrets: SecretBox, userId: string, address: string): string {
  return secrets.seal(address, labelOf(userId));
}

export function openAddress(secrets: SecretBox, held: { user_id: string; address: string }): string {
  return secrets.open(held.address, labelOf(held.user_id));
}

function labelOf(userId: string): string {
  return `own_calendar:${userId}`;
}
