import { exportFieldNames, exportTexts } from '#contract/sentences/export-sentences.fr.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import { momentCell } from './cells.ts';
import type { Section } from './section.ts';

const css = `body{max-width:1040px;margin:0 auto;padding:32px 20px;font:16px/1.5 system-ui,sans-serif;color:#1f2937}
h1{margin:0;font-size:26px}h2{margin:36px 0 10px;font-size:19px}p{margin:4px 0;color:#4b5563}
div{overflow-x:auto}table{width:100%;border-collapse:collapse;font-size:14px}
th,td{padding:8px 12px 8px 0;border-bottom:1px solid #e5e7eb;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{color:#4b5563;font-weight:500}
@media (prefers-color-scheme:dark){body{background:#111827;color:#f3f4f6}p,th{color:#9ca3af}th,td{border-color:#374151}}`;

/** The same for a person: a page without any script, a few words of each row. */
export async function* exportPage(
  sections: readonly Section[],
  { appName, at }: { appName: string; at: Date },
): AsyncGenerator<string> {
  yield `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(`${exportTexts.title} – ${appName}`)}</title><style>${css}</style></head><body>
<h1>${exportTexts.title}</h1><p>${text(appName)}, ${momentCell(at)}. ${exportTexts.lead}</p>\n`;
  for (const section of sections) {
    yield `<h2>${text(section.title)}</h2>\n`;
    if ('facts' in section) yield factsHtml(await section.facts());
    else yield* tableOf(section);
  }
  yield '</body></html>\n';
}

/** Empty facts and technical ones are left out. */
function factsHtml(facts: object): string {
  const rows = Object.entries(facts).flatMap(([field, value]) => {
    const name = exportFieldNames[field];
    return name && value !== null && value !== ''
      ? [`<tr><th>${text(name)}</th><td>${text(String(value))}</td></tr>`]
      : [];
  });
  return `<div><table>${rows.join('')}</table></div>\n`;
}

async function* tableOf({ columns, rows }: Extract<Section, { rows: unknown }>): AsyncGenerator<string> {
  const cells = (tag: 'th' | 'td', values: readonly string[]) =>
    `<tr>${values.map((value) => `<${tag}>${text(value)}</${tag}>`).join('')}</tr>`;
  let isEmpty = true;
  for await (const row of rows()) {
    if (isEmpty) yield `<div><table>${cells('th', columns)}`;
    isEmpty = false;
    yield `\n${cells('td', row.cells)}`;
  }
  yield isEmpty ? `<p>${exportTexts.nothing}</p>\n` : '</table></div>\n';
}
