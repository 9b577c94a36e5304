import { endpoint } from '../endpoint.ts';
import { rideView } from '../rides/rides.ts';
import * as calls from './payments.calls.ts';
import {
  captureView,
  checkoutBody,
  checkoutView,
  orderPaymentView,
  paymentConnectionView,
  paypalOrderBody,
  paypalOrderView,
  paypalSetupView,
  payRideBody,
  webhookView,
} from './payments.ts';

export const paymentApi = {
  getPaypalSetup: endpoint(calls.getPaypalSetup, { answer: paypalSetupView }),
  openPaypalOrder: endpoint(calls.openPaypalOrder, { body: paypalOrderBody, answer: paypalOrderView }),
  capturePaypalOrder: endpoint(calls.capturePaypalOrder, { answer: captureView }),
  receivePaypalEvent: endpoint(calls.receivePaypalEvent, { answer: webhookView }),
  openStripeCheckout: endpoint(calls.openStripeCheckout, { body: checkoutBody, answer: checkoutView }),
  receiveStripeEvent: endpoint(calls.receiveStripeEvent, { answer: webhookView }),
  getOrderPayment: endpoint(calls.getOrderPayment, { answer: orderPaymentView }),
  pay: endpoint(calls.payRide, { body: payRideBody, answer: rideView }),
  testConnection: endpoint(calls.testPaymentConnection, { answer: paymentConnectionView }),
  check: endpoint(calls.checkPayment, { answer: rideView }),
  refund: endpoint(calls.refundRide, { answer: rideView }),
};
