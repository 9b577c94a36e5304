import { legalPages } from '#domain/legal/legal-pages.ts';

/** The legal pages at the end of every letter. */
export function emailFoot(site: string): string {
  const links = Object.values(legalPages).map(({ path, short }) => `${short}\u00a0: ${site}${path}`);
  return ['--', ...links].join('\n');
}
