import { endpoint } from '../endpoint.ts';
import { orderOutcomeView } from './orders.ts';
import { rideView } from './rides.ts';
import * as calls from './telephone-orders.calls.ts';
import {
  clientSearchQuery,
  foundClientsView,
  guestLinkView,
  takenOrderView,
  takenSeveralView,
  takeOrderBody,
  takeSeveralBody,
} from './telephone-orders.ts';

export const telephoneOrderApi = {
  searchClients: endpoint(calls.searchClients, { query: clientSearchQuery, answer: foundClientsView }),
  take: endpoint(calls.takeOrder, { body: takeOrderBody, answer: takenOrderView }),
  takeSeveral: endpoint(calls.takeSeveral, { body: takeSeveralBody, answer: takenSeveralView }),
  confirm: endpoint(calls.confirmByTelephone, { answer: rideView }),
  confirmOrder: endpoint(calls.confirmOrderByTelephone, { answer: orderOutcomeView }),
  getLink: endpoint(calls.getGuestLink, { answer: guestLinkView }),
  renewLink: endpoint(calls.renewGuestLink, { answer: guestLinkView }),
  revokeLink: endpoint(calls.revokeGuestLink, { answer: guestLinkView }),
};
