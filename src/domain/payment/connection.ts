/** Why a payment provider cannot be used with the stored keys. */
export type ConnectionFault =
  | 'not_configured'
  | 'secret_refused'
  | 'public_key_refused'
  | 'modes_differ'
  | 'no_answer';

/** A public key of Stripe; the others must never be where everybody may read them. */
export function isPublicKey(text: string): boolean {
  return /^pk_(?:test|live)/u.test(text);
}

/** Keys of the test mode and of the real one do not work together. */
export function isSameMode(publicKey: string, secretKey: string): boolean {
  return isTestKey(publicKey) === isTestKey(secretKey);
}

function isTestKey(key: string): boolean {
  return /^[a-z]{2}_test/u.test(key);
}
