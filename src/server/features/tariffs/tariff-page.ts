import { generalTerms } from '#contract/sentences/cancellation-words.fr.ts';
import { euroText, longDayText } from '#contract/sentences/french.ts';
import { FREE, optionNames } from '#contract/sentences/option-names.fr.ts';
import { hoursText, weekdaysText } from '#contract/sentences/tariff-words.fr.ts';
import { beyondNames } from '#contract/words/fare-lines.fr.ts';
import { type Cents, moneyText } from '#domain/money.ts';
import { type Forfait, forfaitName } from '#domain/pricing/forfait.ts';
import { offeredOptions } from '#domain/pricing/option.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import type { PricingRule } from '#domain/pricing/pricing-rule.ts';
import type { Supplement } from '#domain/pricing/supplement.ts';
import type { WaitingTerms } from '#domain/pricing/waiting-terms.ts';
import type { CancellationTerms } from '#domain/ride/ride.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import { phoneLink } from '#server/http/phone-link.ts';

type Row = { name: string; detail: string; price: string };
type Block = { title: string; lead: string; rows: Row[] };

const VAT_INCLUDED = ' TVA 10\u00a0% comprise pour le transport, 20\u00a0% pour la mise à disposition.';

type Parts = {
  list: PriceList;
  waiting: WaitingTerms;
  /** Whether the prices contain VAT. */
  isTaxed: boolean;
  appName: string;
  phone: string;
  terms: CancellationTerms | null;
  styles: readonly string[];
  css: string;
  bar: string;
  foot: string;
  url: string;
  now: Date;
};

/** The prices in force, readable without any script; search engines read the same as offers. */
export function tariffPage(parts: Parts): string {
  const { list, appName, phone, terms, isTaxed, styles, css, bar, foot, url, now } = parts;
  const asks = hasTripPrices(list) ? '' : `<p class="tariff-none">Tarifs sur demande. ${callLink(phone)}</p>`;
  const body = [asks, ...blocksOf(parts).map(blockHtml)].join('\n');
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${text(`Tarifs – ${appName}`)}</title>
<meta name="description" content="${text(`Les tarifs de ${appName}, TTC, connus avant de commander.`)}">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<style>${css}</style>
${offersOf(list, appName, url)}
</head>
<body>
${bar}
<main class="tariffs">
<h1>Tarifs</h1>
<p class="tariff-lead">Prix TTC, connus avant de commander. Le prix affiché à la réservation est celui que vous payez, au centime.</p>
${body}
${terms ? `<p class="tariff-date">${text(generalTerms(terms))}</p>` : ''}
<aside class="tariff-call"><p><b>Le prix exact de votre trajet</b> Deux adresses, une heure\u00a0: le prix s’affiche aussitôt, sans compte.</p><a href="/">Réserver une course</a></aside>
<p class="tariff-date">${text(`Tarifs en vigueur au ${longDayText(now)}.${isTaxed ? VAT_INCLUDED : ''}`)}</p>
</main>
${foot}
</body>
</html>
`;
}

/** What a way costs; options and supplements alone are no price of one. */
function hasTripPrices({ rules, forfaits }: PriceList): boolean {
  return [...rules, ...forfaits].some(({ isActive }) => isActive);
}

/** Empty without a number. */
export function callLink(phone: string): string {
  return phone && `<a href="${phoneLink(phone)}">${text(phone)}</a>`;
}

function blocksOf({ list: { forfaits, rules, options, supplements }, waiting }: Parts): Block[] {
  const active = rules.filter(({ isActive }) => isActive);
  const hourly = active.filter(({ method }) => method === 'hourly');
  const blocks: Block[] = [
    { title: 'Forfaits', lead: '', rows: activeForfaits(forfaits).map((one) => forfaitRow(one, active)) },
    {
      title: 'Les autres trajets',
      lead: 'Calculés sur la route\u00a0: prise en charge, kilomètres et minutes.',
      rows: active.filter(({ method }) => method !== 'hourly').map(ruleRow),
    },
    {
      title: 'Options',
      lead: 'Par trajet, à choisir en réservant.',
      rows: offeredOptions(options).map(({ code, price, most }) => ({
        name: optionNames[code],
        detail: most > 1 ? `Jusqu’à ${most} par course` : '',
        price: price === 0 ? FREE : euros(price),
      })),
    },
    {
      title: waiting.price > 0 ? 'Attente et suppléments' : 'Suppléments',
      lead: 'Jamais sans que vous l’ayez lu avant.',
      rows: [...waitingRows(waiting), ...supplements.map(supplementRow)],
    },
    { title: 'À l’heure', lead: 'Voiture et chauffeur à disposition.', rows: hourly.map(ruleRow) },
  ];
  return blocks.filter(({ rows }) => rows.length > 0);
}

function activeForfaits(forfaits: readonly Forfait[]): Forfait[] {
  return forfaits.filter(({ isActive }) => isActive);
}

function forfaitRow(forfait: Forfait, rules: readonly PricingRule[]): Row {
  const { from, to, isBothWays, weekdays, startHour, endHour, takesCoefficient, price } = forfait;
  const multiplied = takesCoefficient ? rules.filter(({ coefficient }) => coefficient !== 1) : [];
  const days = weekdaysText(weekdays);
  const detail = [
    isBothWays ? 'Dans les deux sens' : '',
    [days === 'tous les jours' ? '' : days, hoursText(startHour, endHour)].filter(Boolean).join(', '),
    ...multiplied.map((rule) => `× ${decimal(rule.coefficient)} : ${rule.name}`),
  ];
  return {
    name: forfaitName({ from, to, isBothWays }),
    detail: detail.filter(Boolean).join(' · '),
    price: euros(price),
  };
}

function ruleRow(rule: PricingRule): Row {
  const hours = hoursText(rule.startHour, rule.endHour);
  const day = rule.dayOfWeek === null ? '' : weekdaysText([rule.dayOfWeek]);
  const detail = [
    rule.method === 'hourly' ? 'Toute heure commencée est due' : '',
    [day, hours].filter(Boolean).join(', '),
    'baseFare' in rule && rule.baseFare > 0 ? `prise en charge ${euros(rule.baseFare)}` : '',
    rule.minimumFare > 0 ? `minimum ${euros(rule.minimumFare)}` : '',
    rule.coefficient === 1 ? '' : `multiplié par ${decimal(rule.coefficient)}`,
  ];
  return { name: rule.name, detail: detail.filter(Boolean).join(' · '), price: ratesText(rule) };
}

function ratesText(rule: PricingRule): string {
  switch (rule.method) {
    case 'distance_time':
      return `${euros(rule.pricePerKm)} / km + ${euros(rule.pricePerMinute)} / min`;
    case 'distance_only':
      return `${euros(rule.pricePerKm)} / km`;
    case 'time_only':
      return `${euros(rule.pricePerMinute)} / min`;
    case 'flat_rate':
      return euros(rule.flatRate);
    case 'hourly':
      return `${euros(rule.hourlyRate)} / h`;
  }
}

/** None where waiting costs nothing. */
function waitingRows({ stationMinutes, otherMinutes, price }: WaitingTerms): Row[] {
  if (price === 0) return [];
  return [
    {
      name: 'Attente offerte',
      detail: `${stationMinutes}\u00a0min à l’aéroport et en gare`,
      price: `${otherMinutes}\u00a0min`,
    },
    { name: 'Au-delà', detail: 'par minute commencée', price: euros(price) },
  ];
}

function supplementRow(supplement: Supplement): Row {
  const price = euros(supplement.price);
  if (supplement.kind === 'pickup')
    return { name: supplement.name, detail: supplement.zones.map(({ name }) => name).join(', '), price };
  const unit = beyondNames[supplement.kind];
  return { name: `${unit} au-delà de ${supplement.beyond}`, detail: `par ${unit.toLowerCase()}`, price };
}

function blockHtml({ title, lead, rows }: Block): string {
  const lines = rows.map(
    ({ name, detail, price }) =>
      `<li><p><b>${text(name)}</b>${detail && `<small>${text(detail)}</small>`}</p><span>${text(price)}</span></li>`,
  );
  return `<section><h2>${text(title)}</h2>${lead && `<p>${text(lead)}</p>`}<ul>${lines.join('')}</ul></section>`;
}

/** A data block runs nothing: no policy has to allow it. */
function offersOf({ forfaits, options }: PriceList, seller: string, url: string): string {
  const offer = (name: string, price: Cents) => ({
    '@type': 'Offer',
    name,
    price: moneyText(price),
    priceCurrency: 'EUR',
    url,
    itemOffered: { '@type': 'Service', name, provider: { '@type': 'Organization', name: seller } },
  });
  const offers = [
    ...activeForfaits(forfaits).map((forfait) => offer(forfaitName(forfait), forfait.price)),
    ...offeredOptions(options).map(({ code, price }) => offer(optionNames[code], price)),
  ];
  if (offers.length === 0) return '';
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': offers });
  return `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`;
}

function euros(amount: Cents): string {
  return euroText(moneyText(amount));
}

function decimal(value: number): string {
  return String(value).replace('.', ',');
}
