import { join, resolve } from 'node:path';
import type { Env } from '#server/environment/env.ts';

/** Where the secret key is, without which the secrets in a backup cannot be decrypted. */
export function keyPlace({ SECRET_KEY, DATA_DIR }: Env): string {
  return SECRET_KEY ? 'la variable SECRET_KEY' : `le fichier ${join(resolve(DATA_DIR), 'secret.key')}`;
}
