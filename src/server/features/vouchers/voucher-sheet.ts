import type { VoucherView } from '#contract/papers/vouchers.ts';
import { euroText, longMomentText } from '#contract/sentences/french.ts';
import { fareReceipt } from '#contract/words/fare-lines.fr.ts';
import { hireText, stopText } from '#contract/words/trip-words.fr.ts';
import {
  addressLines,
  issuedText,
  loadText,
  mentionNames,
  mentionText,
  onlineUntilText,
  VOUCHER_BASIS,
  wayText,
} from '#contract/words/voucher-words.fr.ts';
import type { VoucherMention } from '#domain/voucher/voucher.ts';
import type { Block, Fact, NumberedMention, Sheet } from '#server/ports/document-writer.ts';

/** The seven mentions of the law in its order, everything else outside their frame. */
export function voucherSheet(voucher: VoucherView, letterhead: Sheet['letterhead']): Sheet {
  return {
    title: `Bon de réservation ${voucher.number}`,
    letterhead,
    heading: {
      title: 'Bon de réservation',
      lines: [
        `n° ${voucher.number} · version ${voucher.version}`,
        issuedText(voucher),
        ...(voucher.replacedAt ? [`remplacé le ${longMomentText(new Date(voucher.replacedAt))}`] : []),
        ...(voucher.cancelledAt
          ? [`Course annulée le ${longMomentText(new Date(voucher.cancelledAt))}`]
          : []),
      ],
    },
    blocks: [
      { kind: 'note', text: VOUCHER_BASIS },
      { kind: 'mentions', rows: mentionRows(voucher) },
      {
        kind: 'columns',
        left: [{ kind: 'facts', title: 'Chauffeur et véhicule', rows: driverFacts(voucher) }],
        right: [{ kind: 'facts', title: 'La course', rows: tripFacts(voucher) }, priceBlock(voucher)],
      },
      sealBlock(voucher),
    ],
    footer: 'Conservé trois ans après la course.',
  };
}

const rows: VoucherMention[][] = [
  ['operator'],
  ['evtc_number', 'siren'],
  ['client'],
  ['booked_at', 'pickup_at'],
  ['pickup_place'],
];

function mentionRows(voucher: VoucherView): NumberedMention[][] {
  let number = 0;
  return rows.map((row) =>
    row.map((mention) => {
      number += 1;
      const { value, details } = mentionText(mention, voucher);
      return { number, label: mentionNames[mention], value, details: details.filter(Boolean) };
    }),
  );
}

function driverFacts({ driver, vehicle, insurer, mediator }: VoucherView): Fact[] {
  return known([
    { label: 'Chauffeur', lines: [driver.name] },
    { label: 'Carte pro.', lines: [driver.proCardNumber] },
    { label: 'Véhicule', lines: [`${vehicle.make} ${vehicle.model}`.trim()] },
    { label: 'Plaque', lines: [vehicle.plate], isPlate: true },
    { label: 'Assureur', lines: [insurer.name, insurer.policy && `contrat n° ${insurer.policy}`] },
    { label: 'Médiateur', lines: [mediator.name, mediator.address, mediator.url] },
  ]);
}

function tripFacts(voucher: VoucherView): Fact[] {
  return known([
    { label: 'Commande', lines: voucher.hire ? [hireText(voucher.hire.hours), voucher.hire.program] : [] },
    ...(voucher.stops ?? []).map((stop, index) => ({
      label: `Étape ${index + 1}`,
      lines: [stopText(stop)],
    })),
    { label: 'Destination', lines: addressLines(voucher.destination) },
    { label: 'À bord', lines: [loadText(voucher)] },
    { label: 'Vol ou train', lines: [voucher.travelReference] },
    { label: 'Trajet prévu', lines: [wayText(voucher)] },
  ]);
}

/** A fact that was not given is left out with its label. */
function known(facts: Fact[]): Fact[] {
  return facts
    .map((fact) => ({ ...fact, lines: fact.lines.filter(Boolean) }))
    .filter(({ lines }) => lines.length > 0);
}

function priceBlock({ price, priceLines }: VoucherView): Block {
  return {
    kind: 'amounts',
    title: 'Prix convenu',
    rows: fareReceipt(priceLines),
    total: { label: 'Total TTC', value: euroText(price) },
  };
}

function sealBlock(voucher: VoucherView): Block {
  return {
    kind: 'seal',
    title: 'Vérifier ce bon',
    address: voucher.address,
    lines: [
      { text: 'Scannez le code, ou ouvrez', code: voucher.address.replace(/^https?:\/\//u, '') },
      {
        text: `La page dit si ce bon est authentique et s’il en est la dernière version, jusqu’au ${onlineUntilText(voucher)}.`,
      },
      { text: 'Empreinte', code: voucher.fingerprint },
    ],
  };
}
