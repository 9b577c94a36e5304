import { expect, test } from 'vitest';
import { creditInvoice, downloadBill, requestInvoice } from '#contract/papers/bills.calls.ts';
import { saveCompany } from '#contract/platform/company.calls.ts';
import { beaurivage } from '#tests/support/billing-world.ts';
import { approvesPaypal, openPaymentWorld, receivesWebhook } from '#tests/support/payments.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

/** A ride that was paid by PayPal and invoiced. */
async function openInvoiced() {
  const opened = await openPaymentWorld();
  const { chloe, amelie, ride } = opened;
  await chloe.calls(saveCompany, { body: beaurivage });
  await chloe.savesSettings({ companyAddress: '27 bis avenue du Général-Michel-Bizot, 75012 Paris' });
  await amelie.capturesPaypalOrder(await approvesPaypal(opened, amelie, ride));
  await chloe.starts(ride);
  await chloe.completes(ride);
  await amelie.calls(requestInvoice, { id: ride.id, body: {} });
  return opened;
}

type Opened = Awaited<ReturnType<typeof openInvoiced>>;

async function avoirOf({ chloe, ride }: Opened) {
  const { bills } = (await chloe.calls(creditInvoice, { id: ride.id, body: { reason: 'Geste' } })).json();
  const { rawPayload } = await chloe.calls(downloadBill, { id: ride.id, billId: bills.at(-1)?.id ?? '' });
  return (await readPdf(rawPayload)).text;
}

test('an avoir on a ride that was refunded before it says how and when', async () => {
  const opened = await openInvoiced();
  const { world, paypal } = opened;
  const [capture] = paypal.captures;
  if (!capture) throw new Error('nothing was captured');
  paypal.refundPayment(capture);
  await receivesWebhook(world, 'paypal', paypal.signedEvent('PAYMENT.CAPTURE.REFUNDED', capture.orderId));

  expect(await avoirOf(opened)).toMatch(/Remboursé par PayPal, 4 mai 2026/u);
});

test('an avoir on a ride of which nothing was refunded yet says nothing of it', async () => {
  const text = await avoirOf(await openInvoiced());

  expect(text).toContain('En votre faveur');
  expect(text).not.toContain('Remboursé');
});
