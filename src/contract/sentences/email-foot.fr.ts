import { legalPages } from '#domain/legal/legal-pages.ts';

/** The legal links at the end of every email. */
export function emailFoot(site: string): string {
  const links = Object.values(legalPages).map(({ path, short }) => `${short}\u00a0: ${site}${path}`);
  return ['--', ...links].join('\n');
}
