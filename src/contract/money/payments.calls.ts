import { of, read, write } from '../call.ts';
import type { RideView } from '../rides/rides.ts';
import type {
  CaptureView,
  CheckoutBody,
  CheckoutView,
  OrderPaymentView,
  PaymentConnectionView,
  PaypalOrderBody,
  PaypalOrderView,
  PaypalSetupView,
  PayRideBody,
  WebhookView,
} from './payments.ts';

export const getPaypalSetup = read('/paypal/setup', {
  access: 'pay_rides',
  about: 'rides',
  shape: of<{ answer: PaypalSetupView }>(),
});

export const openPaypalOrder = write('POST', '/paypal/order', {
  access: 'pay_rides',
  shape: of<{ body: PaypalOrderBody; answer: PaypalOrderView }>(),
});

export const capturePaypalOrder = write('POST', '/paypal/order/:orderId/capture', {
  access: 'pay_rides',
  stales: ['rides', 'takings'],
  shape: of<{ answer: CaptureView }>(),
});

/** Called by the provider, with a body that it signed. */
export const receivePaypalEvent = write('POST', '/paypal/webhook', {
  access: 'anyone',
  shape: of<{ answer: WebhookView }>(),
});

export const openStripeCheckout = write('POST', '/stripe/checkout', {
  access: 'pay_rides',
  shape: of<{ body: CheckoutBody; answer: CheckoutView }>(),
});

/** Called by the provider, with a body that it signed. */
export const receiveStripeEvent = write('POST', '/stripe/webhook', {
  access: 'anyone',
  shape: of<{ answer: WebhookView }>(),
});

/** What can be paid together with a ride. */
export const getOrderPayment = read('/api/rides/:id/order/payment', {
  access: 'pay_rides',
  about: 'rides',
  shape: of<{ answer: OrderPaymentView }>(),
});

export const payRide = write('PATCH', '/api/rides/:id/payment', {
  access: 'settle_payments',
  stales: ['rides', 'takings', 'admin'],
  shape: of<{ body: PayRideBody; answer: RideView }>(),
});

/** Tests the stored keys of the chosen provider. */
export const testPaymentConnection = write('POST', '/api/payments/test', {
  access: 'change_settings',
  shape: of<{ answer: PaymentConnectionView }>(),
});

export const checkPayment = write('POST', '/api/rides/:id/payment/check', {
  access: 'pay_rides',
  stales: ['rides', 'takings'],
  shape: of<{ answer: RideView }>(),
});

export const refundRide = write('POST', '/api/rides/:id/refund', {
  access: 'refund',
  stales: ['rides', 'takings', 'admin'],
  shape: of<{ answer: RideView }>(),
});
