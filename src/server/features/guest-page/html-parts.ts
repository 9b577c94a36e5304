import { escapeHtml as text } from '#server/http/escape.ts';
import { type IconName, icon } from '#server/http/icons.ts';
import { phoneLink } from '#server/http/phone-link.ts';

/** HTML that is already safe: what people typed was escaped where it was put in. */
export type Html = string;

export function card(...parts: Html[]): Html {
  return `<section class="guest-card">${parts.filter(Boolean).join('\n')}</section>`;
}

export function notice(tone: 'ok' | 'warn' | 'bad' | 'info', title: string, ...lines: string[]): Html {
  const rest = lines.filter(Boolean).map((line) => `<span>${text(line)}</span>`);
  return `<div class="guest-notice guest-${tone}" role="${tone === 'bad' ? 'alert' : 'status'}"><b>${text(title)}</b>${rest.join('')}</div>`;
}

export function link(href: string, words: string, look = 'button', iconName?: IconName): Html {
  return `<a class="${look}" href="${text(href)}">${iconName ? icon(iconName) : ''}${text(words)}</a>`;
}

export function callLink(phone: string | null | undefined, words: string, look: string): Html {
  return phone ? link(phoneLink(phone), words, look, 'phone') : '';
}

/** A form that works without a script; it may be submitted twice without harm. */
export function form(action: string, ...parts: Html[]): Html {
  return `<form method="post" action="${text(action)}">${parts.join('\n')}</form>`;
}

export function submit(words: string, look = 'button-primary', iconName?: IconName): Html {
  return `<button class="button ${look} button-large button-block">${iconName ? icon(iconName) : ''}${text(words)}</button>`;
}

export function head(title: string, lead = ''): Html {
  return `<header class="guest-head"><h1>${text(title)}</h1>${lead && `<p>${text(lead)}</p>`}</header>`;
}
