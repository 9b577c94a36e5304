import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import {
  closeBuffer,
  openBuffer,
  readBuffer,
  XmlDocument,
  XsdValidator,
  xmlRegisterInputProvider,
} from 'libxml2-wasm';
import { describe, expect, test } from 'vitest';
import type { BillContent } from '#domain/billing/bill-content.ts';
import { percentOf } from '#domain/billing/vat.ts';
import { type Cents, cents, moneyText } from '#domain/money.ts';
import { randomInvoice, sampleCreditNote, sampleInvoice } from '#tests/support/bills.ts';
import { facturX } from './factur-x.ts';

const schema = publishedSchema();

const xmlOf = (content: BillContent) =>
  facturX({
    content,
    notes: [
      { about: 'penalty', text: 'Pénalités & intérêts' },
      { about: 'identity', text: 'Beaurivage SAS · EVTC 075 240 817' },
    ],
    terms: 'Payable à réception.',
  });

describe('the data of an invoice', () => {
  test('are valid against the published schema, and say what the page says', async () => {
    const xml = await xmlOf(sampleInvoice());

    expect(problemsOf(xml)).toEqual([]);
    expect(texts(xml, 'ram:LineTotalAmount')).toEqual(['3.63', '43.50', '21.82', '3.82', '72.77']);
    expect(texts(xml, 'ram:BilledQuantity')).toEqual(['1', '1', '1', '1']);
    expect(texts(xml, 'ram:GrandTotalAmount')).toEqual(['80.05']);
    expect(texts(xml, 'ram:DuePayableAmount')).toEqual(['0.00']);
    for (const said of [
      'F-2026-00042',
      '>380<',
      '20260507',
      'Atelier Delmas SARL',
      'FR01999317050',
      'PROJET-2291',
    ])
      expect(xml).toContain(said);
    expect(xml).toContain('<ram:PostcodeCode>92800</ram:PostcodeCode>');
    expect(xml).toContain('<ram:CityName>Puteaux</ram:CityName>');
  });

  test('of an avoir are positive and name the invoice', async () => {
    const xml = await xmlOf(sampleCreditNote());

    expect(problemsOf(xml)).toEqual([]);
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(xml).toContain('<ram:IssuerAssignedID>F-2026-00042</ram:IssuerAssignedID>');
    expect(texts(xml, 'ram:GrandTotalAmount')).toEqual(['4.20']);
    expect(texts(xml, 'ram:DuePayableAmount')).toEqual(['4.20']);
  });

  test('have nothing left to give back of an avoir that was refunded before it', async () => {
    const refund = { method: 'stripe' as const, refundedAt: '2026-05-08T07:58:00.000Z', amount: cents(420) };

    const xml = await xmlOf({ ...sampleCreditNote(), refund });

    expect(problemsOf(xml)).toEqual([]);
    expect(texts(xml, 'ram:TotalPrepaidAmount')).toEqual(['4.20']);
    expect(texts(xml, 'ram:DuePayableAmount')).toEqual(['0.00']);
  });

  test('of an avoir leave out what was paid of its invoice', async () => {
    const xml = await xmlOf({ ...sampleCreditNote(), alreadyPaid: cents(7585) });

    expect(problemsOf(xml)).toEqual([]);
    expect(texts(xml, 'ram:TotalPrepaidAmount')).toEqual(['0.00']);
    expect(texts(xml, 'ram:DuePayableAmount')).toEqual(['4.20']);
  });

  test('take a discount off the whole: no line has a negative price', async () => {
    const xml = await xmlOf(
      sampleInvoice({}, [
        ['Distance', 5000],
        ['Remise', -500],
      ]),
    );

    expect(problemsOf(xml)).toEqual([]);
    expect(texts(xml, 'ram:ActualAmount')).toEqual(['4.55']);
    expect(texts(xml, 'ram:AllowanceTotalAmount')).toEqual(['4.55']);
    expect(xml).not.toContain('>-');
  });

  test('under the franchise are exempt, with its mention', async () => {
    const vatMention = 'TVA non applicable, art. 293 B du CGI';
    const xml = await xmlOf(sampleInvoice({ vatMention }, [['Forfait', 6000, 'franchise']]));

    expect(problemsOf(xml)).toEqual([]);
    expect(texts(xml, 'ram:ExemptionReason')).toEqual([vatMention]);
    expect(texts(xml, 'ram:CategoryCode')).toEqual(['E', 'E']);
    expect(texts(xml, 'ram:CalculatedAmount')).toEqual(['0.00']);
  });

  test('are valid for a person whose address is not known, with any text', async () => {
    const { buyer } = sampleInvoice();
    const person = {
      ...buyer,
      kind: 'person' as const,
      address: '',
      siren: '',
      vatNumber: '',
      name: '<"&\u0007é',
    };

    expect(problemsOf(await xmlOf(sampleInvoice({ buyer: person, payment: null })))).toEqual([]);
  });
});

test('for 10 000 random rides they are the row to the cent, valid, and keep the arithmetic of the norm', async () => {
  await fc.assert(
    fc.asyncProperty(randomInvoice(), async (content) => {
      const xml = await xmlOf(content);

      expect(problemsOf(xml)).toEqual([]);
      agreesWith(xml, content);
    }),
    { numRuns: 10_000 },
  );
});

/** BR-CO-10, 13, 14, 15, 16 and, within its cent, 17. */
function agreesWith(xml: string, { lines, byRate, ht, vat, ttc, payment }: BillContent): void {
  const one = (tag: string) => texts(xml, tag).at(-1);
  const sum = (of: readonly Cents[]) => cents(of.reduce<number>((total, amount) => total + amount, 0));
  const charged = lines.filter((line) => line.ttc >= 0).map((line) => line.ht);
  const discounts = lines.filter((line) => line.ttc < 0).map((line) => cents(0 - line.ht));
  expect(texts(xml, 'ram:LineTotalAmount')).toEqual([...charged, sum(charged)].map(moneyText));
  expect(texts(xml, 'ram:AllowanceTotalAmount')).toEqual(
    discounts.length > 0 ? [moneyText(sum(discounts))] : [],
  );
  expect(one('ram:TaxBasisTotalAmount')).toBe(moneyText(cents(sum(charged) - sum(discounts))));
  expect(one('ram:TaxBasisTotalAmount')).toBe(moneyText(ht));
  expect(one('ram:TaxTotalAmount')).toBe(moneyText(vat));
  expect(texts(xml, 'ram:CalculatedAmount')).toEqual(byRate.map((total) => moneyText(total.vat)));
  expect(one('ram:GrandTotalAmount')).toBe(moneyText(cents(ht + vat)));
  expect(one('ram:DuePayableAmount')).toBe(moneyText(payment ? cents(0) : ttc));
  for (const total of byRate)
    expect(Math.abs((total.ht * percentOf(total.rate)) / 100 - total.vat)).toBeLessThanOrEqual(1);
}

function texts(xml: string, tag: string): string[] {
  return [...xml.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([^<]*)</${tag}>`, 'gu'))].map(
    ([, text]) => text ?? '',
  );
}

function problemsOf(xml: string): string[] {
  const document = XmlDocument.fromString(xml);
  try {
    schema.validate(document);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    document.dispose();
  }
}

/** Of the profile BASIC, as it comes with the library. */
function publishedSchema(): XsdValidator {
  const library = createRequire(import.meta.url).resolve('@stackforge-eu/factur-x');
  const folder = join(dirname(library), '..', 'schema', 'basic');
  const files = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
  const fileOf = (address: string) => files.get(decodeURIComponent(address.split('/').at(-1) ?? ''));
  xmlRegisterInputProvider({
    match: (address) => fileOf(address) !== undefined,
    open: (address) => {
      const file = fileOf(address);
      return file ? openBuffer(file) : undefined;
    },
    read: readBuffer,
    close: (handle) => {
      closeBuffer(handle);
      return true;
    },
  });
  const main = join(folder, 'FACTUR-X_BASIC.xsd');
  const document = XmlDocument.fromString(readFileSync(main, 'utf8'), { url: pathToFileURL(main).href });
  return XsdValidator.fromDoc(document);
}
