import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a cookie and in a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. It is random, so a fast hash is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** 128 random bits: not guessable, and short enough to type. */
export function newAddressToken(): string {
  return randomBytes(16).toString('base64url');
}
