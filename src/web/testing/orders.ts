import type { RideOrderView } from '#contract/rides/ride-order.ts';

export const noRides = { pending: 0, accepted: 0, in_progress: 0, completed: 0, cancelled: 0, rejected: 0 };

/** The order of the way out, whose way back waits too. */
export const returnOrder: RideOrderView = {
  id: 'order-1',
  place: 1,
  count: 2,
  leg: 'outward',
  weekdays: [],
  lastDay: '2030-05-07',
  statuses: { ...noRides, pending: 2 },
  other: {
    id: 'ride-13',
    number: 13,
    status: 'pending',
    scheduledAt: '2030-05-07T16:20:00.000Z',
    price: '80.00',
  },
};
