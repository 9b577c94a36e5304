import { endpoint } from '../endpoint.ts';
import * as calls from './orders.calls.ts';
import {
  acceptOrderBody,
  bookOrderBody,
  cancelOrderBody,
  orderCancellationQuery,
  orderCancellationView,
  orderOutcomeView,
  orderQuotesView,
  orderRidesQuery,
  orderRidesView,
  quoteOrderBody,
  rejectOrderBody,
} from './orders.ts';

export const orderApi = {
  quote: endpoint(calls.quoteOrder, { body: quoteOrderBody, answer: orderQuotesView }),
  book: endpoint(calls.bookOrder, { body: bookOrderBody, answer: orderOutcomeView }),
  listRides: endpoint(calls.listOrderRides, { query: orderRidesQuery, answer: orderRidesView }),
  accept: endpoint(calls.acceptOrder, { body: acceptOrderBody, answer: orderOutcomeView }),
  reject: endpoint(calls.rejectOrder, { body: rejectOrderBody, answer: orderOutcomeView }),
  getCancellation: endpoint(calls.getOrderCancellation, {
    query: orderCancellationQuery,
    answer: orderCancellationView,
  }),
  cancel: endpoint(calls.cancelOrder, { body: cancelOrderBody, answer: orderOutcomeView }),
};
