import type { VoucherView } from '#contract/papers/vouchers.ts';
import { evtcText } from '#contract/sentences/evtc-text.ts';
import { dayAndTimeText, phoneText } from '#contract/sentences/french.ts';
import { addressLines, lackText, takenText, type VoucherChange } from '#contract/words/voucher-words.fr.ts';
import { spaced } from '#domain/company/company-numbers.ts';
import { brandImage } from '#server/http/brand-image.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import type { Outcome } from './outcome.ts';
import { outcomeSection } from './outcome-section.ts';

type Found = Extract<Outcome, { voucher: VoucherView }>;

type Site = {
  appName: string;
  logoUrl: string;
  operator: { name: string; address: string; phone: string };
  styles: readonly string[];
  css: string;
  foot: string;
};

/** A whole page, readable without any script. */
export function verifyDocument(outcome: Outcome, site: Site): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex, nofollow">
<title>${text(`Vérification d’un bon – ${site.appName}`)}</title>
${site.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<style>${site.css}</style>
</head>
<body>
<header class="verify-head">${brandImage(site.logoUrl)}<p><b>${text(site.appName)}</b> vérification d’un bon</p></header>
<main class="verify">
${outcomeSection(outcome, site.appName)}
${'voucher' in outcome ? found(outcome) : ''}${outcome.state === 'expired' ? whomToAsk(site) : ''}
</main>
${site.foot}
</body>
</html>
`;
}

function found({ state, voucher, lastVersion, changes }: Found): string {
  const isReplaced = state === 'replaced';
  return [
    isReplaced && changes.length > 0 ? card(row('Ce qui a changé', changes.map(changed).join('<br>'))) : '',
    card(factsOf(voucher, isReplaced)),
    isReplaced
      ? note(`Demandez au chauffeur le bon en version ${lastVersion}\u00a0: c’est lui qui vaut.`)
      : '',
    note(
      'Cette page ne pose aucun cookie et masque l’identité du client. Le bon complet est sur l’appareil du chauffeur.',
    ),
  ].join('\n');
}

/** In the order of the law. */
function factsOf(voucher: VoucherView, isReplaced: boolean): string {
  const [place = '', ...town] = addressLines(voucher.pickupPlace);
  const version = isReplaced ? [`version ${voucher.version}, remplacée`] : [];
  const ownPrint = isReplaced ? `Empreinte de la version ${voucher.version}` : 'Empreinte';
  return [
    fact('Exploitant', voucher.operator.name, ...lackText('operator', voucher)),
    `<div class="verify-two">${pair('Registre VTC', evtcText(voucher.evtcNumber))}${pair('SIREN', spaced(voucher.siren, 'siren'))}</div>`,
    fact('Client', voucher.client.name, voucher.client.phone, ...lackText('client', voucher)),
    fact('Réservé le', moment(voucher.bookedAt), takenText(voucher)),
    fact('Prise en charge souhaitée', moment(voucher.pickupAt), ...version),
    fact('Lieu de prise en charge', place, ...town),
    voucher.vehicle.plate &&
      row('Véhicule', `<span class="plate"><span>${text(voucher.vehicle.plate)}</span></span>`),
    fact('Émis le', moment(voucher.issuedAt)),
    row(ownPrint, `<span class="verify-print">${text(voucher.fingerprint)}</span>`),
  ].join('');
}

function whomToAsk({ operator }: Site): string {
  const kept = 'L’exploitant garde chaque bon trois ans après la course.';
  return card(
    fact('Exploitant', operator.name, operator.address) +
      (operator.phone && fact('Pour obtenir ce bon', phoneText(operator.phone), kept)),
  );
}

function fact(label: string, value: string, ...details: string[]): string {
  return `<div>${pair(label, value, ...details)}</div>`;
}

function row(label: string, html: string): string {
  return `<div><dt>${text(label)}</dt><dd>${html}</dd></div>`;
}

/** A mention that is missing says so, as on the voucher. */
function pair(label: string, value: string, ...details: string[]): string {
  const small = details.filter(Boolean).map((detail) => `<small>${text(detail)}</small>`);
  return `<dt>${text(label)}</dt><dd>${value ? text(value) : 'Mention manquante'}${small.join('')}</dd>`;
}

function changed({ label, before, after }: VoucherChange): string {
  const old = before && `<del>${text(before)}</del> `;
  return `${text(label)} : ${old}${after ? `<ins>${text(after)}</ins>` : ''}`;
}

function card(rows: string): string {
  return `<section class="verify-card"><dl class="verify-rows">${rows}</dl></section>`;
}

function note(sentence: string): string {
  return `<p class="verify-note">${text(sentence)}</p>`;
}

function moment(at: string): string {
  return dayAndTimeText(new Date(at));
}
