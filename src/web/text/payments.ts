import type { PaymentMethod } from '#domain/payment/payment.ts';

/** 'Payée par PayPal', 'rendus en espèces' */
export const byMethod: Record<PaymentMethod, string> = {
  cash: 'en espèces',
  paypal: 'par PayPal',
  stripe: 'par carte bancaire',
};
