import { escapeHtml as text } from '#server/http/escape.ts';
import { phoneLink } from '#server/http/phone-link.ts';
import { type Html, link } from './html-parts.ts';

/** The icon of a link that is no longer active: a dotted route. */
const dots =
  '<svg class="guest-dots" width="72" height="40" viewBox="0 0 72 40" aria-hidden="true"><path d="M18 20h35"/><circle cx="10" cy="20" r="7"/><rect x="53" y="13.5" width="13" height="13" rx="2"/><g><circle cx="10" cy="20" r="2.5"/><rect x="57.5" y="18" width="4" height="4"/></g></svg>';

export function inactiveLinkPage(phone: string): Html {
  return `<section class="guest-over">${dots}<h1>Ce lien n’est plus actif</h1><p>Il expire quelque temps après la course, ou quand il est remplacé.</p>${link('/', 'Réserver une course', 'button button-primary')}${phone && link(phoneLink(phone), phone, 'button button-plain', 'phone')}</section>`;
}

export function waitPage(title: string): Html {
  return `<section class="guest-over"><h1>${text(title)}</h1><p>Réessayez dans une minute.</p></section>`;
}
