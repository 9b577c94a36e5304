import { longDayText } from '#contract/sentences/french.ts';
import { legalPages } from '#domain/legal/legal-pages.ts';
import { type LegalKind, namesFacts } from '#domain/legal/legal-text.ts';
import type { LegalTextRow } from '#server/db/schema.ts';
import { escapeHtml } from '#server/http/escape.ts';
import type { LegalVersion } from './legal-text-repository.ts';

const FACTS_OF_TODAY =
  'Les coordonnées et les conditions qui viennent des réglages sont celles d’aujourd’hui.';

/** Under the title: which version it is, when it held, and where the others are. `versions`: latest first. */
export function versionHtml(kind: LegalKind, shown: LegalTextRow, versions: readonly LegalVersion[]): string {
  const { path } = legalPages[kind];
  const next = versions.findLast(({ version }) => version > shown.version);
  const others = versions.filter((one) => one.version !== shown.version && (!next || one !== versions[0]));
  const links = others.map(({ version }) => `<a href="${path}?version=${version}">version ${version}</a>`);
  const parts = [
    escapeHtml(`Version ${shown.version}, en vigueur ${whenText(shown, next)}`),
    ...(next ? [`<a href="${path}">Lire la version en vigueur</a>`] : []),
    ...(links.length > 0 ? [`Autres versions : ${links.join(', ')}`] : []),
  ];
  const warning = next && namesFacts(shown.body) ? FACTS_OF_TODAY : '';
  return [parts.join(' · '), warning]
    .filter(Boolean)
    .map((line) => `<p class="legal-version">${line}</p>`)
    .join('');
}

function whenText({ in_force_from }: LegalVersion, next: LegalVersion | undefined): string {
  const from = longDayText(in_force_from);
  return next ? `du ${from} au ${longDayText(next.in_force_from)}` : `depuis le ${from}`;
}
