import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { checkout } from './platform-package.ts';

/** Where root puts the files that the PostgreSQL account cannot reach inside the checkout. */
export const PRIVATE_ROOT = '/var/lib/vtc';

/** One folder per checkout and, inside it, one per data folder. */
export function privateDirFor(dataDir: string): string {
  return join(PRIVATE_ROOT, digest(checkout()), `${basename(dataDir)}-${digest(dataDir)}`);
}

function digest(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}
