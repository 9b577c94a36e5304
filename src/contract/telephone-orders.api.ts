import { endpoint } from './endpoint.ts';
import { rideView } from './rides.ts';
import * as calls from './telephone-orders.calls.ts';
import {
  clientSearchQuery,
  foundClientsView,
  guestLinkView,
  takenOrderView,
  takeOrderBody,
} from './telephone-orders.ts';

export const telephoneOrderApi = {
  searchClients: endpoint(calls.searchClients, { query: clientSearchQuery, answer: foundClientsView }),
  take: endpoint(calls.takeOrder, { body: takeOrderBody, answer: takenOrderView }),
  confirm: endpoint(calls.confirmByTelephone, { answer: rideView }),
  getLink: endpoint(calls.getGuestLink, { answer: guestLinkView }),
  renewLink: endpoint(calls.renewGuestLink, { answer: guestLinkView }),
  revokeLink: endpoint(calls.revokeGuestLink, { answer: guestLinkView }),
};
