import type { RideView } from '#contract/rides.ts';
import { amelie, chloe } from './people.ts';

const HOUR_MS = 3_600_000;

export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** A pending ride of Amélie to the airport. */
export const asked: RideView = {
  id: 'ride-12',
  number: 12,
  version: 1,
  status: 'pending',
  clientId: amelie.id,
  clientFirstName: amelie.firstName,
  clientLastName: amelie.lastName,
  client: { firstName: amelie.firstName, lastName: amelie.lastName, email: amelie.email, phone: null },
  passenger: null,
  driverId: null,
  driver: null,
  pickupAddress: 'Gare de Lyon, 75012 Paris',
  pickupLat: 48.8443,
  pickupLng: 2.3743,
  destinationAddress: 'Aéroport d’Orly, terminal 3, 94390 Orly',
  destinationLat: 48.7262,
  destinationLng: 2.3652,
  kind: 'one_way',
  hours: null,
  program: '',
  stops: [],
  scheduledAt: inHours(3),
  createdAt: inHours(-0.2),
  acceptedAt: null,
  startTime: null,
  endTime: null,
  distance: 18.4,
  co2e: null,
  duration: 35,
  estimatedPrice: '42.50',
  finalPrice: null,
  priceToConfirm: false,
  priceRuleName: 'Jour',
  priceLines: [{ kind: 'base', amount: '4.00' }],
  notes: '',
  allowToll: false,
  passengers: 2,
  luggage: 0,
  travelReference: '',
  rejectionReason: null,
  cancellationReason: null,
  cancellationRequestedAt: null,
  cancellationRefusedAt: null,
  cancellationWithdrawnAt: null,
  paymentStatus: 'unpaid',
  paymentMethod: null,
  paymentId: null,
  paidAt: null,
  cashConfirmedAt: null,
  order: null,
};

export const accepted: RideView = {
  ...asked,
  status: 'accepted',
  driverId: chloe.id,
  driver: {
    firstName: chloe.firstName,
    lastName: chloe.lastName,
    email: chloe.email,
    phone: '0698765432',
    vehicle: { make: 'Mercedes-Benz', model: 'Classe E', plate: 'GH-482-KT' },
  },
};
