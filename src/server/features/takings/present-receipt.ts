import type { ReceiptView } from '#contract/money/takings.ts';
import { cents, moneyText } from '#domain/money.ts';
import { paymentReference } from '#domain/payment/reference.ts';
import type { Receipt } from './read-receipts.ts';

export function presentReceipt(receipt: Receipt): ReceiptView {
  return {
    id: Number(receipt.id),
    at: receipt.at.toISOString(),
    kind: receipt.kind,
    ...(receipt.fee === null ? {} : { fee: receipt.fee }),
    method: receipt.method,
    amount: moneyText(cents(receipt.amount_cents)),
    reference: paymentReference(Number(receipt.payment_number), receipt.payment_opened_at),
    document: receipt.document ?? '',
    rideId: receipt.ride_id,
    rideNumber: Number(receipt.ride_number),
    clientName: receipt.client_name,
  };
}
