import { of, read, write } from '../call.ts';
import type { OrderOutcomeView } from './orders.ts';
import type { RideView } from './rides.ts';
import type {
  ClientSearchQuery,
  FoundClientView,
  GuestLinkView,
  TakenOrderView,
  TakenSeveralView,
  TakeOrderBody,
  TakeSeveralBody,
} from './telephone-orders.ts';

/** Clients and contacts, for the driver who takes an order. */
export const searchClients = read('/api/clients', {
  access: 'take_orders',
  about: 'clients',
  shape: of<{ query: ClientSearchQuery; answer: FoundClientView[] }>(),
});

export const takeOrder = write('POST', '/api/telephone-orders', {
  access: 'take_orders',
  stales: ['rides', 'verdicts', 'vouchers', 'clients'],
  shape: of<{ body: TakeOrderBody; answer: TakenOrderView }>(),
});

/** A return or a series: all rides or none. */
export const takeSeveral = write('POST', '/api/telephone-orders/several', {
  access: 'take_orders',
  stales: ['rides', 'verdicts', 'vouchers', 'clients'],
  shape: of<{ body: TakeSeveralBody; answer: TakenSeveralView }>(),
});

/** The client confirmed by telephone: the driver who noted it and the time are stored. */
export const confirmByTelephone = write('POST', '/api/rides/:id/confirmation', {
  access: 'take_orders',
  stales: ['rides', 'vouchers'],
  shape: of<{ answer: RideView }>(),
});

/** The same for every ride of the order that awaits confirmation. */
export const confirmOrderByTelephone = write('POST', '/api/rides/:id/order/confirmation', {
  access: 'take_orders',
  stales: ['rides', 'vouchers'],
  shape: of<{ answer: OrderOutcomeView }>(),
});

export const getGuestLink = read('/api/rides/:id/guest-link', {
  access: 'take_orders',
  about: 'guest_links',
  shape: of<{ answer: GuestLinkView }>(),
});

/** A new link; the old one stops working at once. */
export const renewGuestLink = write('POST', '/api/rides/:id/guest-link', {
  access: 'take_orders',
  stales: ['guest_links'],
  shape: of<{ answer: GuestLinkView }>(),
});

export const revokeGuestLink = write('DELETE', '/api/rides/:id/guest-link', {
  access: 'take_orders',
  stales: ['guest_links'],
  shape: of<{ answer: GuestLinkView }>(),
});
