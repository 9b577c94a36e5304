import type { DocumentTypeCode, FacturXInvoiceInput } from '@stackforge-eu/factur-x';
import type { BillContent } from '#domain/billing/bill-content.ts';
import { percentOf, type VatRate } from '#domain/billing/vat.ts';
import { type Cents, cents } from '#domain/money.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import { parisTime } from '#domain/time/paris.ts';
import type { InvoiceData, InvoiceNote } from '#server/ports/bill-blocks.ts';
import { buyerParty, sellerParty } from './factur-x-parties.ts';

/** An invoice as data that programs read. The library is loaded with the first one. */
export async function facturX(invoice: InvoiceData): Promise<string> {
  const { buildXml, DocumentTypeCode: types, Flavor, Profile } = await import('@stackforge-eu/factur-x');
  const isCredit = invoice.content.kind === 'credit_note';
  const input = inputOf(invoice, isCredit ? types.CREDIT_NOTE : types.COMMERCIAL_INVOICE);
  const xml = buildXml(input, Profile.BASIC, Flavor.FACTUR_X);
  return xml.replace(/<ram:(?:LineOne|CityName)><\/ram:(?:LineOne|CityName)>/gu, '');
}

function inputOf({ content, notes, terms }: InvoiceData, typeCode: DocumentTypeCode): FacturXInvoiceInput {
  const { number, issuedAt, service, buyer, credited } = content;
  const settled = content.payment ?? content.refund;
  const isMixed = content.payments?.some(({ method }) => method !== settled?.method) ?? false;
  return {
    document: {
      id: number,
      issueDate: dayOf(issuedAt),
      typeCode,
      notes: notes.map(noteOf),
    },
    seller: sellerParty(content.seller),
    buyer: buyerParty(buyer),
    lines: linesOf(content),
    allowancesCharges: allowancesOf(content),
    delivery: { date: dayOf(service.endedAt ?? service.plannedAt ?? issuedAt) },
    payment: {
      ...(settled && !isMixed ? { meansCode: meansCodes[settled.method] } : {}),
      termsDescription: terms,
    },
    totals: totalsOf(content),
    vatBreakdown: content.byRate.map(({ rate, ht, vat }) => ({
      ...categoryOf(rate),
      ratePercent: percentOf(rate),
      taxableAmount: euros(ht),
      taxAmount: euros(vat),
      ...(content.vatMention ? { exemptionReason: content.vatMention } : {}),
    })),
    references: [
      ...(buyer.orderReference ? [{ id: buyer.orderReference, type: 'order' as const }] : []),
      ...(credited
        ? [
            {
              id: credited.invoiceNumber,
              type: 'preceding' as const,
              issueDate: dayOf(credited.invoiceIssuedAt),
            },
          ]
        : []),
    ],
  };
}

/** Each line is one at its amount before VAT, so that data and page carry the same numbers. */
function linesOf({ lines }: BillContent): NonNullable<FacturXInvoiceInput['lines']> {
  return lines
    .filter(({ ttc }) => ttc >= 0)
    .map(({ label, detail, rate, ht }, index) => ({
      id: String(index + 1),
      name: label,
      ...(detail ? { note: detail } : {}),
      quantity: 1,
      unitPrice: euros(ht),
      lineTotal: euros(ht),
      vatCategoryCode: categoryOf(rate).categoryCode,
      vatRatePercent: percentOf(rate),
    }));
}

/** The standard has no line with a negative price: a discount becomes an allowance on the whole invoice. */
function allowancesOf({ lines }: BillContent): NonNullable<FacturXInvoiceInput['allowancesCharges']> {
  return lines
    .filter(({ ttc }) => ttc < 0)
    .map(({ label, rate, ht }) => ({
      isCharge: false,
      amount: euros(cents(0 - ht)),
      reason: label,
      vatCategoryCode: categoryOf(rate).categoryCode,
      vatRatePercent: percentOf(rate),
    }));
}

function totalsOf(content: BillContent): FacturXInvoiceInput['totals'] {
  const { lines, ht, vat, ttc } = content;
  const sum = (of: typeof lines) => cents(of.reduce((total, line) => total + line.ht, 0));
  const discounts = lines.filter((line) => line.ttc < 0);
  const paid = paidOf(content);
  return {
    lineTotal: euros(sum(lines.filter((line) => line.ttc >= 0))),
    ...(discounts.length > 0 ? { allowanceTotal: euros(cents(0 - sum(discounts))) } : {}),
    taxBasisTotal: euros(ht),
    taxTotal: euros(vat),
    grandTotal: euros(ttc),
    prepaidAmount: euros(paid),
    duePayableAmount: euros(cents(ttc - paid)),
    currency: 'EUR',
  };
}

/** For an avoir, what was refunded before it: older ones also carry what was paid of their invoice. */
function paidOf({ kind, ttc, payment, alreadyPaid, refund }: BillContent): Cents {
  if (kind === 'credit_note') return refund?.amount ?? cents(0);
  return payment ? ttc : (alreadyPaid ?? cents(0));
}

/** Standard rate, exempt, or outside the tax. */
function categoryOf(rate: VatRate): { categoryCode: string; exemptionReasonCode?: string } {
  if (rate === 'franchise') return { categoryCode: 'E', exemptionReasonCode: 'VATEX-FR-FRANCHISE' };
  return { categoryCode: rate === 'outside' ? 'O' : 'S' };
}

/** Cash, card, online payment service. */
const meansCodes: Record<PaymentMethod, string> = { cash: '10', stripe: '48', paypal: '68' };

const subjectCodes: Record<InvoiceNote['about'], string | undefined> = {
  penalty: 'PMD',
  discount: 'AAB',
  identity: 'REG',
  other: undefined,
};

function noteOf({ about, text }: InvoiceNote) {
  const subjectCode = subjectCodes[about];
  return { content: text, ...(subjectCode ? { subjectCode } : {}) };
}

function dayOf(moment: string): string {
  return parisTime(new Date(moment)).day;
}

function euros(amount: Cents): number {
  return amount / 100;
}
