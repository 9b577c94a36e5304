import { of, read, write } from '../call.ts';
import type {
  AcceptOrderBody,
  BookOrderBody,
  CancelOrderBody,
  OrderCancellationQuery,
  OrderCancellationView,
  OrderOutcomeView,
  OrderQuotesView,
  OrderRidesQuery,
  OrderRidesView,
  QuoteOrderBody,
  RejectOrderBody,
} from './orders.ts';

export const quoteOrder = write('POST', '/api/orders/quotes', {
  access: 'anyone',
  shape: of<{ body: QuoteOrderBody; answer: OrderQuotesView }>(),
});

export const bookOrder = write('POST', '/api/orders', {
  access: 'book_rides',
  stales: ['rides'],
  shape: of<{ body: BookOrderBody; answer: OrderOutcomeView }>(),
});

/** An order is identified by any of its rides; a ride ordered alone is an order of its own. */
export const listOrderRides = read('/api/rides/:id/order', {
  access: 'signed_in',
  about: 'rides',
  shape: of<{ query: OrderRidesQuery; answer: OrderRidesView }>(),
});

/** Accepts every pending ride of the order. */
export const acceptOrder = write('POST', '/api/rides/:id/order/accept', {
  access: 'answer_requests',
  stales: ['rides', 'verdicts', 'vouchers'],
  shape: of<{ body: AcceptOrderBody; answer: OrderOutcomeView }>(),
});

export const rejectOrder = write('POST', '/api/rides/:id/order/reject', {
  access: 'answer_requests',
  stales: ['rides'],
  shape: of<{ body: RejectOrderBody; answer: OrderOutcomeView }>(),
});

/** The cost of a cancellation, before it is confirmed. */
export const getOrderCancellation = read('/api/rides/:id/order/cancellation', {
  access: 'book_rides',
  about: 'rides',
  shape: of<{ query: OrderCancellationQuery; answer: OrderCancellationView }>(),
});

/** Cancels what can be cancelled: a pending ride at once, an accepted one by its terms. */
export const cancelOrder = write('POST', '/api/rides/:id/order/cancel', {
  access: 'book_rides',
  stales: ['rides', 'verdicts', 'vouchers'],
  shape: of<{ body: CancelOrderBody; answer: OrderOutcomeView }>(),
});
