import { type LegalPageName, legalPages } from '#domain/legal/legal-pages.ts';
import type { Block } from '#domain/legal/legal-text.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import { phoneLink } from '#server/http/phone-link.ts';
import type { LeadsTo, NoticePart } from './notice-parts.ts';

/** A heading with what follows it. */
type Section = { title: string; html: string; id?: string };

type Parts = {
  page: LegalPageName;
  appName: string;
  bar: string;
  foot: string;
  styles: readonly string[];
  css: string;
  /** Under the title: the version and its date. */
  version?: string;
  sections: readonly Section[];
};

/** A whole page, readable without any script. */
export function legalDocument(parts: Parts): string {
  const { title } = legalPages[parts.page];
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${text(`${title} – ${parts.appName}`)}</title>
${parts.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<style>${parts.css}</style>
</head>
<body>
${parts.bar}
<main class="legal">
<nav class="legal-nav" aria-label="Pages légales">${pageLinks(parts.page)}</nav>
<article class="legal-text">
<h1>${text(title)}</h1>
${parts.version ?? ''}
<details class="legal-fold"><summary>Sommaire</summary>${contents(parts.sections)}</details>
${parts.sections.map(sectionHtml).join('\n')}
</article>
<nav class="legal-toc" aria-label="Sur cette page"><b>Sur cette page</b>${contents(parts.sections)}</nav>
</main>
${parts.foot}
</body>
</html>
`;
}

export function sectionsOfBlocks(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push({ title: block.text, html: '' });
    else {
      const last = sections.at(-1) ?? { title: '', html: '' };
      if (sections.length === 0) sections.push(last);
      last.html += blockHtml(block);
    }
  }
  return sections;
}

export function sectionsOfNotice(parts: readonly NoticePart[]): Section[] {
  return parts.map(({ title, id, lead, facts }) => {
    const rows = facts.map(
      ([label, fact, leadsTo]) => `<div><dt>${text(label)}</dt><dd>${factHtml(fact, leadsTo)}</dd></div>`,
    );
    return {
      title,
      ...(id ? { id } : {}),
      html: `${lead ? `<p>${text(lead)}</p>` : ''}<dl>${rows.join('')}</dl>`,
    };
  });
}

function factHtml(fact: string, leadsTo: LeadsTo | undefined): string {
  const address = leadsTo && addressOf(fact, leadsTo);
  return address ? `<a href="${text(address)}">${text(fact)}</a>` : text(fact);
}

/** Empty for a text that has no such form: it stays plain text. */
function addressOf(fact: string, leadsTo: LeadsTo): string {
  switch (leadsTo) {
    case 'call':
      return /^tel:\+?\d{3,15}$/u.test(phoneLink(fact)) ? phoneLink(fact) : '';
    case 'email':
      return /^[^\s@?&]+@[^\s@?&]+$/u.test(fact) ? `mailto:${fact}` : '';
    case 'site':
      return /^https?:\/\/\S+$/iu.test(fact) ? fact : '';
  }
}

function blockHtml(block: Exclude<Block, { kind: 'heading' }>): string {
  if (block.kind === 'paragraph') return `<p>${text(block.text)}</p>`;
  return `<ul>${block.items.map((item) => `<li>${text(item)}</li>`).join('')}</ul>`;
}

function sectionHtml(section: Section, index: number): string {
  const { title, html } = section;
  return `${title && `<h2 id="${idOf(section, index)}">${text(title)}</h2>`}${html}`;
}

function idOf({ id }: Section, index: number): string {
  return id ?? `partie-${index + 1}`;
}

function contents(sections: readonly Section[]): string {
  return sections
    .map((section, index) => section.title && `<a href="#${idOf(section, index)}">${text(section.title)}</a>`)
    .join('');
}

function pageLinks(current: LegalPageName): string {
  return Object.entries(legalPages)
    .map(([name, { path, short }]) => {
      const mark = name === current ? ' aria-current="page"' : '';
      return `<a href="${path}"${mark}>${short}</a>`;
    })
    .join('');
}
