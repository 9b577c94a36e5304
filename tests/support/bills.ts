import fc from 'fast-check';
import { billOf } from '#domain/billing/bill.ts';
import type { BillContent, BillLine } from '#domain/billing/bill-content.ts';
import type { VatRate } from '#domain/billing/vat.ts';
import { cents } from '#domain/money.ts';

type Charged = [label: string, ttc: number, rate?: VatRate, detail?: string];

function chargedLines(charges: readonly Charged[]): Omit<BillLine, 'ht'>[] {
  return charges.map(([label, ttc, rate = 10, detail = '']) => ({ label, detail, ttc: cents(ttc), rate }));
}

/** The invoice of the running example in the screenshots, with the test's changes. */
export function sampleInvoice(change: Partial<BillContent> = {}, charges?: readonly Charged[]): BillContent {
  return {
    kind: 'invoice',
    number: 'F-2026-00042',
    issuedAt: '2026-05-07T14:05:00.000Z',
    rideNumber: 1284,
    seller: {
      brand: 'Beaurivage',
      description: 'Chauffeurs privés à Paris et en Île-de-France',
      phone: '01 84 80 12 60',
      email: 'bonjour@beaurivage.demo',
      legalName: 'Beaurivage',
      legalForm: 'SAS',
      address: '27 bis avenue du Général-Michel-Bizot, 75012 Paris',
      siren: '999840218',
      siret: '99984021800013',
      vatNumber: 'FR45999840218',
      shareCapital: '5 000 €',
      registration: 'Paris',
      evtcNumber: 'EVTC075240817',
      insurerName: 'Mutuelle des Quais',
      insurerPolicy: '4817 220',
    },
    buyer: {
      kind: 'company',
      name: 'Atelier Delmas SARL',
      attention: 'Camille Rousseau-Delmas',
      address: 'Tour Majunga, 6 place de la Pyramide, 92800 Puteaux',
      country: 'FR',
      siren: '999317050',
      vatNumber: 'FR01999317050',
      orderReference: 'PROJET-2291',
    },
    service: {
      startedAt: '2026-05-07T13:14:00.000Z',
      endedAt: '2026-05-07T14:02:00.000Z',
      pickup: 'Aéroport Paris-Charles-de-Gaulle, Terminal 2E, 95700 Roissy-en-France',
      destination: 'Hôtel Lutetia, 45 boulevard Raspail, 75006 Paris',
      voucherNumber: 'B-2026-000123',
      km: 31.9,
      co2ePerKm: 35,
    },
    ...billOf(chargedLines(charges ?? ofTheStory)),
    vatMention: null,
    payment: { method: 'stripe', paidAt: '2026-05-07T14:04:00.000Z' },
    credited: null,
    ...change,
  };
}

const ofTheStory: readonly Charged[] = [
  ['Prise en charge', 400, 10, 'Aéroport Paris-Charles-de-Gaulle, Terminal 2E, 95700 Roissy-en-France'],
  [
    'Distance',
    4785,
    10,
    '31,9\u00a0km ×\u00a01,50\u00a0€, jusqu’à Hôtel Lutetia, 45 boulevard Raspail, 75006 Paris',
  ],
  ['Durée', 2400, 10, '48\u00a0min ×\u00a00,50\u00a0€'],
  ['Attente', 420, 10, 'de 15:08 à 15:14, au-delà de 60 min offertes : 6 min × 0,70 €'],
];

/** An avoir of 4,20 € on it. */
export function sampleCreditNote(): BillContent {
  const [line] = chargedLines([['Attente', 420, 10, '6 min × 0,70 €']]).map((charged) => ({
    ...charged,
    creditedLine: 3,
  }));
  return sampleInvoice({
    kind: 'credit_note',
    number: 'A-2026-00003',
    issuedAt: '2026-05-08T08:00:00.000Z',
    ...billOf(line ? [line] : []),
    payment: null,
    credited: {
      invoiceNumber: 'F-2026-00042',
      invoiceIssuedAt: '2026-05-07T14:05:00.000Z',
      isWhole: false,
      reason: 'Attente offerte : les bagages du vol AF 1681 sont arrivés en retard.',
      left: cents(7585),
    },
  });
}

/** With any lines, rates and discount; paid or not. */
export function randomInvoice(): fc.Arbitrary<BillContent> {
  const rate = fc.constantFrom(10 as const, 20 as const, 'franchise' as const);
  const amount = fc.tuple(fc.integer({ min: 1, max: 40_000 }), rate);
  const charges = fc.record({
    first: amount,
    others: fc.array(amount, { maxLength: 5 }),
    discount: fc.integer({ min: 0, max: 100 }),
    isPaid: fc.boolean(),
  });
  return charges.map(({ first, others, discount, isPaid }) => {
    const off = Math.floor((first[0] * discount) / 100);
    return sampleInvoice({ vatMention: 'TVA non applicable', ...(isPaid ? {} : { payment: null }) }, [
      ...[first, ...others].map(([ttc, of]): Charged => ['Course', ttc, of]),
      ...(off > 0 ? [['Remise', -off, first[1]] satisfies Charged] : []),
    ]);
  });
}
