import { join, resolve } from 'node:path';
import type { Env } from '#server/environment/env.ts';

/** Where the secret key lies that a backup is worth little without. */
export function keyPlace({ SECRET_KEY, DATA_DIR }: Env): string {
  return SECRET_KEY ? 'la variable SECRET_KEY' : `le fichier ${join(resolve(DATA_DIR), 'secret.key')}`;
}
