/** Why a payment provider cannot be used with the stored keys. */
export type ConnectionFault =
  | 'not_configured'
  | 'secret_refused'
  | 'public_key_refused'
  | 'modes_differ'
  | 'no_answer';

/** A public Stripe key; any other key must never be public. */
export function isPublicKey(text: string): boolean {
  return /^pk_(?:test|live)/u.test(text);
}

/** Test keys and live keys do not work together. */
export function isSameMode(publicKey: string, secretKey: string): boolean {
  return isTestKey(publicKey) === isTestKey(secretKey);
}

function isTestKey(key: string): boolean {
  return /^[a-z]{2}_test/u.test(key);
}
