import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes, scryptSync } from 'node:crypto';
import { StartRefused } from '#server/environment/start-refused.ts';

/** File layout: magic bytes, scrypt salt, GCM IV, ciphertext, auth tag. */
const MARK = Buffer.from('VTCSEAL1');
const SALT_BYTES = 16;
const START_BYTES = 12;
const PROOF_BYTES = 16;
const HEAD_BYTES = MARK.length + SALT_BYTES + START_BYTES;

const CIPHER = 'aes-256-gcm';

/** The file extension of a sealed backup. */
export const SEALED = '.sealed';

/** Encrypts with AES-256-GCM: without the key the file cannot be read, and any change to it is detected. */
export function seal(key: string) {
  return async function* sealed(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const [salt, start] = [randomBytes(SALT_BYTES), randomBytes(START_BYTES)];
    const cipher = createCipheriv(CIPHER, keyFrom(key, salt), start);
    yield Buffer.concat([MARK, salt, start]);
    for await (const chunk of source) yield cipher.update(chunk);
    yield cipher.final();
    yield cipher.getAuthTag();
  };
}

/** The decrypted chunks; that the file is complete and unchanged is known only at its end. */
export async function* opened(
  source: AsyncIterable<Buffer>,
  file: string,
  key: string | undefined,
): AsyncGenerator<Buffer> {
  if (key === undefined)
    throw new StartRefused(`Le fichier ${file} est chiffré : indiquez sa clé dans BACKUP_KEY.`);
  let held = Buffer.alloc(0);
  let decipher: DecipherGCM | undefined;
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    if (!decipher) {
      if (held.length < HEAD_BYTES) continue;
      if (!held.subarray(0, MARK.length).equals(MARK)) throw unreadable(file);
      const salt = held.subarray(MARK.length, MARK.length + SALT_BYTES);
      decipher = createDecipheriv(
        CIPHER,
        keyFrom(key, salt),
        held.subarray(HEAD_BYTES - START_BYTES, HEAD_BYTES),
      );
      held = held.subarray(HEAD_BYTES);
    }
    if (held.length <= PROOF_BYTES) continue;
    yield decipher.update(held.subarray(0, -PROOF_BYTES));
    held = held.subarray(-PROOF_BYTES);
  }
  if (!decipher || held.length !== PROOF_BYTES) throw unreadable(file);
  decipher.setAuthTag(held);
  try {
    yield decipher.final();
  } catch (error) {
    throw unreadable(file, error);
  }
}

function keyFrom(key: string, salt: Buffer): Buffer {
  return scryptSync(key, salt, 32);
}

export function unreadable(file: string, cause?: unknown): StartRefused {
  return new StartRefused(
    `Le fichier ${file} est abîmé, ou BACKUP_KEY n’est pas la clé avec laquelle il a été chiffré.`,
    { cause },
  );
}
