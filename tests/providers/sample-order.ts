import { cents } from '#domain/money.ts';

/** The order of a ride paid online. */
export const sampleOrder = {
  reference: '01977b2e-5f0a-7c3e-9b1d-2f4a6c8e0b12',
  amount: cents(2450),
  description: 'Course n° 12',
  returnUrl: 'https://vtc.example/payment/7?retour=1',
  cancelUrl: 'https://vtc.example/payment/7',
};

/** The refund of that order. */
export const sampleRefund = {
  reference: sampleOrder.reference,
  requestId: `${sampleOrder.reference}-1777880000000`,
  amount: sampleOrder.amount,
  description: 'Remboursement de votre course',
};
