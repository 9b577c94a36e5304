import { describe, expect, test } from 'vitest';
import {
  creditInvoice,
  downloadBill,
  listRideBills,
  requestInvoice,
  saveBillingDetails,
} from '#contract/papers/bills.calls.ts';
import type { BillView } from '#contract/papers/bills.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { cents } from '#domain/money.ts';
import { drawSheet } from '#server/adapters/documents/draw-sheet.ts';
import { billSheet } from '#server/features/bills/bill-sheet.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { openBillingWorld } from '#tests/support/billing-world.ts';
import { sampleCreditNote, sampleInvoice } from '#tests/support/bills.ts';
import { completedRide, startedRide } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

const atelier = {
  kind: 'company',
  name: 'Atelier Delmas SARL',
  address: '6 place de la Pyramide, 92800 Puteaux',
  country: 'FR',
  siren: '999317050',
  vatNumber: 'FR01999317050',
  orderReference: 'PROJET-2291',
} as const;

async function billsOf(person: Person, { id }: Pick<RideView, 'id'>): Promise<BillView[]> {
  const [found] = (await person.calls(listRideBills, { query: { ids: id } })).json();
  return found?.bills ?? [];
}

async function downloads(person: Person, ride: Pick<RideView, 'id'>, kind: BillView['kind']) {
  const bill = (await billsOf(person, ride)).find((one) => one.kind === kind);
  return await person.calls(downloadBill, { id: ride.id, billId: bill?.id ?? '' });
}

/** Lines and kinds of spaces are a matter of the page. */
const plain = (text: string) => text.replace(/\s+/gu, ' ');

describe('the file of an invoice', () => {
  test('says what was billed, with its fonts and its data inside, and is marked as PDF/A-3 and Factur-X', async () => {
    const { amelie, chloe } = await openBillingWorld();
    const ride = await completedRide(amelie, chloe);
    await amelie.calls(requestInvoice, { id: ride.id, body: { buyer: atelier } });

    const answer = await downloads(amelie, ride, 'invoice');
    const pdf = await readPdf(answer.rawPayload);

    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="facture-F-2026-00001.pdf"',
    });
    expect(pdf.pages).toHaveLength(1);
    expect(pdf.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
    expect(pdf.marks).toMatch(/<pdfaid:part>3<\/pdfaid:part>\s*<pdfaid:conformance>B</u);
    expect(pdf.marks).toContain('<fx:ConformanceLevel>BASIC</fx:ConformanceLevel>');
    expect(answer.rawPayload.toString('latin1')).toContain('/AFRelationship /Alternative');
    for (const printed of [
      'Atelier Delmas SARL',
      'PROJET-2291',
      'à l’attention de Amélie Martin',
      'B-2026-000001',
      'EVTC 075 240 817',
    ])
      expect(plain(pdf.text)).toContain(printed);
  });

  test.each([
    ['an invoice', sampleInvoice()],
    ['an avoir', sampleCreditNote()],
    [
      'one with a discount',
      sampleInvoice({}, [
        ['Distance', 5000],
        ['Remise', -500],
      ]),
    ],
  ])('of %s carries the same numbers as its data', async (_, content) => {
    const { text, attachments } = await readPdf(await drawSheet(billSheet(content, null)));
    const xml = attachments['factur-x.xml'] ?? '';
    const amounts = [...content.lines.map(({ ht }) => Math.abs(ht)), content.ht, content.vat, content.ttc];

    for (const amount of amounts) {
      const [whole, cents] = [Math.trunc(amount / 100), String(amount % 100).padStart(2, '0')];
      expect(text.replace(/\s/gu, '')).toContain(`${whole},${cents}€`);
      expect(xml).toContain(`>${whole}.${cents}<`);
    }
    expect(xml).toContain(`<ram:ID>${content.number}</ram:ID>`);
    expect(plain(text)).toContain(content.number);
  });

  test('goes on to further pages when there are many lines, the totals last', async () => {
    const lines = Array.from(
      { length: 30 },
      (_, index) => [`Ligne ${index + 1}`, 1000 + index] as [string, number],
    );

    const { pages } = await readPdf(await drawSheet(billSheet(sampleInvoice({}, lines), null)));

    expect(pages.length).toBeGreaterThan(1);
    expect(plain(pages[0] ?? '')).toContain(`Page 1 sur ${pages.length}`);
    expect(pages.map((text) => plain(text).includes('Total TTC'))).toEqual([
      ...pages.slice(1).map(() => false),
      true,
    ]);
  });

  test('has one page for a ride with every kind of supplement', async () => {
    const labels = ['Prise en charge', 'Distance', 'Durée', 'Majoration', 'Bagage', 'Passager', 'Siège bébé'];
    const { lines, ...invoice } = sampleInvoice(
      {},
      labels.map((label) => [label, 1000]),
    );
    const detailed = lines.map((line) => ({ ...line, detail: '40 min × 0,50 €, étape comprise' }));

    const { pages } = await readPdf(await drawSheet(billSheet({ ...invoice, lines: detailed }, null)));

    expect(pages).toHaveLength(1);
  });

  test('says late-payment terms to companies only, and what is left to pay', async () => {
    const { buyer } = sampleInvoice();
    const person = sampleInvoice({
      buyer: { ...buyer, kind: 'person', siren: '', vatNumber: '' },
      payment: null,
    });

    const [forCompany, forPerson] = await Promise.all(
      [sampleInvoice(), person].map(async (content) =>
        plain((await readPdf(await drawSheet(billSheet(content, null)))).text),
      ),
    );

    expect(forCompany).toContain('tout retard ouvre droit aux intérêts');
    expect(forCompany).toContain('Payé par carte, 7 mai 2026');
    expect(forPerson).not.toContain('tout retard');
    expect(forPerson).not.toContain('Payé');
    expect(forPerson).toContain('Reste à payer 80,05 €');
  });

  test.each([
    ['invoice', sampleInvoice],
    ['avoir', sampleCreditNote],
  ])('of an %s names the register of its seller in its data as on its page', async (_, sample) => {
    const { text, attachments } = await readPdf(await drawSheet(billSheet(sample(), null)));

    const [, identity = ''] =
      /<ram:Content>([^<]*)<\/ram:Content>\s*<ram:SubjectCode>REG</u.exec(
        attachments['factur-x.xml'] ?? '',
      ) ?? [];
    expect(plain(identity)).toMatch(/ · EVTC 075 240 817 · /u);
    expect(plain(text)).toContain(plain(identity));
  });

  test('says what was already paid of it and what is left, on the page and in its data', async () => {
    const content = sampleInvoice({ payment: null, alreadyPaid: cents(7585) });

    const { text, attachments } = await readPdf(await drawSheet(billSheet(content, null)));

    expect(plain(text)).toContain('Déjà payé 75,85 €');
    expect(plain(text)).toContain('Reste à payer 4,20 €');
    const xml = attachments['factur-x.xml'];
    expect(xml).toContain('<ram:TotalPrepaidAmount>75.85</ram:TotalPrepaidAmount>');
    expect(xml).toContain('<ram:DuePayableAmount>4.20</ram:DuePayableAmount>');
  });

  test('of a note has no legal block and no data; under the franchise nothing has VAT', async () => {
    const note = await readPdf(
      await drawSheet(billSheet(sampleInvoice({ kind: 'note', number: '1284' }), null)),
    );
    const exempt = sampleInvoice({ vatMention: 'TVA non applicable, art. 293 B du CGI' }, [
      ['Forfait', 6000, 'franchise'],
    ]);
    const { text } = await readPdf(await drawSheet(billSheet(exempt, null)));

    expect(plain(note.text)).toContain('Note de course n° 1284');
    expect(note.text).not.toMatch(/Payable à réception|Factur-X|capital/u);
    expect(note.attachments).toEqual({});
    expect(plain(text)).toContain('TVA non applicable, art. 293 B du CGI');
    expect(text).not.toMatch(/Montant HT|Base HT|Total HT/u);
  });

  test('is for the client and the driver of the ride and for the admin', async () => {
    const { amelie, chloe, ines, client, driver } = await openBillingWorld();
    const ride = await completedRide(amelie, chloe);
    const [note] = await billsOf(amelie, ride);
    const statusFor = async (person: Person) =>
      (await person.calls(downloadBill, { id: ride.id, billId: note?.id ?? '' })).statusCode;

    expect(await Promise.all([amelie, chloe, ines].map(statusFor))).toEqual([200, 200, 200]);
    expect(await statusFor(await client('Bob'))).toBe(404);
    expect(await statusFor(await driver('Karim'))).toBe(404);
  });
});

describe('the email', () => {
  test('carries the note on completion, the invoice for a company, then the avoir', async () => {
    const { amelie, chloe, deps, emails } = await openBillingWorld();
    const sent = async () => {
      emails.length = 0;
      await drainOutbox(deps);
      return emails
        .filter(({ attachment }) => attachment)
        .map(({ subject, attachment }) => [subject, attachment?.name]);
    };
    await drainOutbox(deps);

    const first = await completedRide(amelie, chloe);
    expect(await sent()).toEqual([
      [`Note de course n°\u00a0${first.number} – course n° ${first.number}`, `note-${first.number}.pdf`],
    ]);

    await amelie.calls(saveBillingDetails, { body: atelier });
    const second = await completedRide(amelie, chloe);
    expect((await sent()).map(([, name]) => name)).toEqual(['facture-F-2026-00001.pdf']);

    await chloe.calls(creditInvoice, { id: second.id, body: { reason: 'Geste' } });
    expect((await sent()).map(([, name]) => name)).toEqual(['avoir-A-2026-00001.pdf']);
  });

  test('that leaves late carries the paper it is about, and each paper leaves once', async () => {
    const { amelie, chloe, deps, emails, passes } = await openBillingWorld();
    const ride = await completedRide(amelie, chloe);
    passes(5);
    await amelie.calls(requestInvoice, { id: ride.id, body: { buyer: atelier } });
    passes(5);
    await chloe.calls(creditInvoice, { id: ride.id, body: { reason: 'Geste' } });

    await drainOutbox(deps);

    const names = emails.flatMap(({ attachment }) => (attachment ? [attachment.name] : []));
    expect(names.toSorted()).toEqual([
      'avoir-A-2026-00001.pdf',
      'facture-F-2026-00001.pdf',
      `note-${ride.number}.pdf`,
    ]);
  });

  test('is not sent for a ride below 25 € whose client asked for nothing', async () => {
    const { amelie, chloe, deps, emails } = await openBillingWorld();
    await chloe.completes(await startedRide(amelie, chloe), '18.60');

    await drainOutbox(deps);

    expect(emails.filter(({ attachment }) => attachment)).toEqual([]);
    const entries = await deps.db
      .selectFrom('outbox')
      .selectAll()
      .where('event', '=', 'bill_issued')
      .execute();
    expect(entries).toMatchObject([{ state: 'dropped', error: 'no bill to send' }]);
  });
});
