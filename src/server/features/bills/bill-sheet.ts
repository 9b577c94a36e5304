import {
  ALREADY_PAID,
  AVOIR_REDUCES,
  amountText,
  DATA_ATTACHED,
  dayText,
  emissionsText,
  headings,
  KIND_OF_OPERATION,
  LATE_PAYMENT,
  NO_EARLY_DISCOUNT,
  numbersText,
  PAYABLE_ON_RECEIPT,
  paidInPartsText,
  paidText,
  paymentsText,
  placeText,
  rateName,
  rateText,
  refundedText,
  sellerBlock,
  sellerName,
  serviceText,
  vatNumberText,
} from '#contract/sentences/bill-sheet.fr.ts';
import { billTitle, INDEMNITY, namedBill } from '#contract/words/bill-words.fr.ts';
import { addressLines } from '#contract/words/voucher-words.fr.ts';
import type { BillContent, BillLine } from '#domain/billing/bill-content.ts';
import { cents } from '#domain/money.ts';
import type { InvoiceNote } from '#server/ports/bill-blocks.ts';
import type { Amount, Block, Sheet } from '#server/ports/document-writer.ts';

/** The page of a bill: every number on it is one of its content. */
export function billSheet(content: BillContent, logo: Uint8Array | null): Sheet {
  const { kind, number, issuedAt, seller, credited } = content;
  const named = namedBill(content);
  return {
    title: `${billTitle(named)}, ${sellerName(seller)}`,
    letterhead: {
      logo,
      name: seller.brand,
      lines: [seller.description, [seller.phone, seller.email].filter(Boolean).join(' · ')].filter(Boolean),
    },
    heading: {
      title: named.isIndemnity ? INDEMNITY : headings[kind],
      lines: [`n°\u00a0${number}`, `du ${dayText(issuedAt)}`],
    },
    blocks: [
      partiesOf(content),
      { kind: 'strip', facts: stripOf(content) },
      ...(credited ? [{ kind: 'reason' as const, label: 'Motif.', text: credited.reason }] : []),
      linesOf(content),
      totalsOf(content),
    ],
    legal: kind === 'note' ? [] : legalOf(content),
    footer: kind === 'note' ? '' : DATA_ATTACHED,
    ...(kind === 'note' ? {} : { invoice: invoiceOf(content) }),
  };
}

function partiesOf({ seller, buyer }: BillContent): Block {
  return {
    kind: 'parties',
    seller: {
      title: 'Vendeur',
      name: sellerName(seller),
      lines: [...addressLines(seller.address), numbersText(seller), vatNumberText(seller.vatNumber)].filter(
        Boolean,
      ),
    },
    buyer: {
      title: 'Client',
      name: buyer.name,
      lines: [
        buyer.attention && `à l’attention de ${buyer.attention}`,
        ...addressLines(buyer.address),
        [numbersText({ siren: buyer.siren }), vatNumberText(buyer.vatNumber)].filter(Boolean).join(' · '),
      ].filter(Boolean),
    },
  };
}

function stripOf({ issuedAt, service, buyer, credited }: BillContent) {
  const reference = { label: 'Votre référence', value: buyer.orderReference };
  const issued = { label: 'Date d’émission', value: dayText(issuedAt) };
  const facts = credited
    ? [
        issued,
        {
          label: 'Corrige la facture',
          value: `${credited.invoiceNumber} du ${dayText(credited.invoiceIssuedAt)}`,
        },
        { label: 'Étendue', value: credited.isWhole ? 'en entier' : 'en partie' },
        reference,
      ]
    : [
        issued,
        { label: 'Date de la prestation', value: serviceText(service) },
        { label: 'Bon de réservation', value: service.voucherNumber ?? '' },
        reference,
      ];
  return facts.filter(({ value }) => value !== '');
}

function linesOf(content: BillContent): Block {
  return {
    kind: 'bill_lines',
    withVat: hasVat(content),
    rows: content.lines.map((line) => ({
      label: line.label,
      detail: detailOf(content, line),
      rate: rateText(line.rate),
      ht: amountText(line.ht),
      ttc: amountText(line.ttc),
    })),
  };
}

function detailOf({ credited }: BillContent, { detail, creditedLine }: BillLine): string {
  if (!credited || creditedLine === undefined) return detail;
  const place = `ligne ${creditedLine + 1} de la facture ${credited.invoiceNumber}`;
  return detail ? `${place} : ${detail}` : place;
}

function totalsOf(content: BillContent): Block {
  const { byRate, ht, ttc, vatMention, service, credited, payments } = content;
  return {
    kind: 'bill_totals',
    rates: hasVat(content)
      ? byRate.map((total) => ({
          name: rateName(total.rate),
          ht: amountText(total.ht),
          vat: amountText(total.vat),
          ttc: amountText(total.ttc),
        }))
      : [],
    notes: [
      placeText(content),
      credited ? '' : emissionsText(service),
      payments ? paymentsText(payments) : '',
    ].filter(Boolean),
    rows: hasVat(content)
      ? [
          { label: 'Total HT', value: amountText(ht) },
          ...byRate
            .filter(({ vat }) => vat !== 0)
            .map(({ rate, vat }) => ({ label: `TVA ${rateText(rate)}`, value: amountText(vat) })),
        ]
      : [],
    total: { label: totalName(content), value: amountText(ttc) },
    mention: vatMention ?? '',
    ...settledOf(content),
  };
}

function totalName({ credited, vatMention }: BillContent): string {
  if (credited) return 'En votre faveur';
  return vatMention ? 'Total' : 'Total TTC';
}

const LEFT_TO_PAY = 'Reste à payer';

/** What was paid or refunded, in green, and what is left. */
function settledOf({ ttc, payment, payments, alreadyPaid = cents(0), credited, refund }: BillContent): {
  paid: Amount | null;
  left: Amount;
} {
  if (credited) {
    const left = { label: 'Reste facturé après cet avoir', value: amountText(credited.left) };
    return {
      paid: refund ? { label: refundedText(refund), value: amountText(refund.amount) } : null,
      left,
    };
  }
  if (payment)
    return {
      paid: { label: payments ? paidInPartsText(payments) : paidText(payment), value: amountText(ttc) },
      left: { label: LEFT_TO_PAY, value: amountText(cents(0)) },
    };
  return {
    paid: alreadyPaid > 0 ? { label: ALREADY_PAID, value: amountText(alreadyPaid) } : null,
    left: { label: LEFT_TO_PAY, value: amountText(cents(ttc - alreadyPaid)) },
  };
}

function hasVat({ byRate }: BillContent): boolean {
  return byRate.some(({ rate }) => typeof rate === 'number');
}

/** The sentence about late payments is for companies only. */
function legalOf(content: BillContent): string[] {
  const { seller, buyer, credited } = content;
  const sentences = [
    PAYABLE_ON_RECEIPT,
    NO_EARLY_DISCOUNT,
    ...(buyer.kind === 'company' ? [LATE_PAYMENT] : []),
    KIND_OF_OPERATION,
  ];
  return [credited ? AVOIR_REDUCES : sentences.join(' '), sellerBlock(seller)];
}

/** The same as data, for programs. */
function invoiceOf(content: BillContent): NonNullable<Sheet['invoice']> {
  const { seller, buyer, credited } = content;
  const sentences: InvoiceNote[] = credited
    ? [{ about: 'other', text: credited.reason }]
    : [
        { about: 'discount', text: NO_EARLY_DISCOUNT },
        ...(buyer.kind === 'company' ? [{ about: 'penalty' as const, text: LATE_PAYMENT }] : []),
        { about: 'other', text: KIND_OF_OPERATION },
      ];
  const identity: InvoiceNote = { about: 'identity', text: sellerBlock(seller) };
  return { content, terms: PAYABLE_ON_RECEIPT, notes: [...sentences, identity] };
}
