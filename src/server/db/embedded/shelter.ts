import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { checkout } from './platform-package.ts';

/** Where root keeps what the PostgreSQL account must reach when the checkout is closed to it. */
export const SHELTER = '/var/lib/vtc';

/** One place per checkout and, inside it, one per data folder. */
export function shelterFor(dataDir: string): string {
  return join(SHELTER, digest(checkout()), `${basename(dataDir)}-${digest(dataDir)}`);
}

function digest(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}
