import { evtcText } from '#contract/sentences/evtc-text.ts';
import { phoneText } from '#contract/sentences/french.ts';
import { legalPages, MEDIATOR_LINK } from '#domain/legal/legal-pages.ts';
import { TARIFFS_PATH } from '#domain/pricing/tariffs-path.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';
import { operatorName } from '#server/features/settings/index.ts';
import { escapeHtml as text } from '#server/http/escape.ts';

/** The foot of every public page that is drawn without a script, as the landing page shows it. */
export function publicFoot(snapshot: SettingsSnapshot): string {
  const { company, stored } = snapshot;
  const where = [stored.companyAddress, evtcText(company.evtcNumber)].filter(Boolean).join(' · ');
  const links = Object.values(legalPages).map(({ path, short }) => link(path, short));
  if (company.mediatorName) links.push(link(MEDIATOR_LINK, 'Médiateur'));
  links.push(link(TARIFFS_PATH, 'Tarifs'));
  return `<footer class="public-foot"><p><b>${text(operatorName(snapshot))}</b> ${text(where)}</p>
<nav aria-label="Informations légales">${links.join('')}</nav><p class="public-foot-call">${contactOf(stored)}</p></footer>`;
}

function contactOf({ contactEmail = '', contactPhone = '' }: SettingsSnapshot['stored']): string {
  const mail = contactEmail && link(`mailto:${contactEmail}`, contactEmail);
  const digits = contactPhone.replace(/[^\d+]/gu, '');
  return mail + (contactPhone && link(`tel:${digits}`, phoneText(digits)));
}

function link(href: string, words: string): string {
  return `<a href="${text(href)}">${text(words)}</a>`;
}

export const publicFootCss = `
.public-foot{display:grid;gap:2px;padding:20px 16px calc(16px + env(safe-area-inset-bottom));border-top:1px solid var(--line);background:var(--surface);color:var(--ink-2);font-size:var(--text-hint)}
.public-foot p{line-height:1.5}.public-foot b{display:block;color:var(--ink);font-weight:600}
.public-foot nav{display:grid;grid-template-columns:1fr 1fr;margin-top:10px;padding-top:6px;border-top:1px solid var(--line)}
.public-foot-call{display:flex;flex-wrap:wrap;gap:0 20px}
.public-foot a{display:inline-flex;align-items:center;min-width:0;min-height:44px;color:var(--ink-2);font-size:var(--text-s);text-decoration:none;overflow-wrap:anywhere}
.public-foot a:hover{text-decoration:underline;text-underline-offset:3px}
@media (min-width:860px){
.public-foot{grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:0 40px;padding:8px 28px 14px}
.public-foot nav{grid-area:1/1;display:flex;gap:0 24px;margin:0;padding:0;border:0}.public-foot p:first-child{grid-area:2/1}
.public-foot b{display:inline;margin-right:8px}.public-foot-call{grid-area:1/2/span 2}}
`;
