import { moneyText } from '#domain/money.ts';
import { CURRENCY } from '#domain/payment/settlement.ts';
import type { NewOrder, RefundOrder } from '#server/ports/payment-provider.ts';

const LONGEST_DESCRIPTION = 127;
const LONGEST_NOTE = 255;

export function orderBody({ reference, amount, description, returnUrl, cancelUrl }: NewOrder) {
  const unit = {
    reference_id: reference,
    custom_id: reference,
    invoice_id: reference,
    description: fitting(description, LONGEST_DESCRIPTION),
    amount: { currency_code: CURRENCY, value: moneyText(amount) },
  };
  const experience_context = {
    locale: 'fr-FR',
    shipping_preference: 'NO_SHIPPING',
    user_action: 'PAY_NOW',
    return_url: returnUrl,
    cancel_url: cancelUrl,
  };
  return { intent: 'CAPTURE', purchase_units: [unit], payment_source: { paypal: { experience_context } } };
}

/** PayPal accepts an invoice number for one refund only, so each request has its own. */
export function refundBody({ reference, requestId, amount, description }: RefundOrder) {
  return {
    amount: { currency_code: CURRENCY, value: moneyText(amount) },
    custom_id: reference,
    invoice_id: requestId,
    note_to_payer: fitting(description, LONGEST_NOTE),
  };
}

/** PayPal counts an accented letter as more than one: so many bytes always fit. */
function fitting(text: string, longest: number): string {
  return new TextDecoder().decode(Buffer.from(text).subarray(0, longest), { stream: true });
}
