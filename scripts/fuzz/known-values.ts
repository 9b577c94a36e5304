import { urlOf } from '#contract/call.ts';
import { getFile } from '#contract/platform/settings.calls.ts';
import { rideStatuses } from '#domain/ride/ride.ts';
import { samplePlaces } from '#server/adapters/places/sample-places.ts';
import { type Actor, members, PASSWORD, people } from './people.ts';
import type { Round } from './round.ts';
import type { KnownValues } from './valid-value.ts';

const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();
const days = ['2027-05-03', '2027-05-04', '2027-05-05'];
/** The zone of a forfait around Paris. */
const zone = [{ kind: 'circle', place: 'Paris', centre: { lat: 48.8566, lng: 2.3522 }, radius: 9_000 }];
const userIds = members.map(({ id }) => id);
/** Not the owner's: a caller may sign in as the owner. */
const emails = members.filter((member) => member !== people.owner).map(({ email }) => email);
const addresses = samplePlaces.map(({ address }) => address);
const passwords = [PASSWORD, 'un autre mot de passe 42', 'azerty'];
const money = ['12.50', 12.5, '0', '999999.99', '12,50'];
const phones = ['06 12 34 56 78', '+33612345678', ''];
const cursorOf = (id: string) => Buffer.from(`${tomorrow} ${id}`).toString('base64url');

/**
 * As often ids of the caller's own rides as of anybody's. The kind of an id in a path follows from the segment before
 * it.
 */
export function knownValues(round: Round, orderIds: readonly string[]): (actor: Actor) => KnownValues {
  const { rides, ruleIds, outbox, resetToken, unknownId } = round;
  const rideIds = rides.map(({ id }) => id);
  const values = {
    ...always,
    'users/id': userIds,
    'clients/id': userIds,
    'pricing-rules/id': ruleIds,
    'outbox/id': outbox.map(({ id }) => id),
    id: [...rideIds, ...userIds, ...ruleIds, unknownId, '1', '12'],
    rideId: [...rideIds, unknownId],
    before: [cursorOf(people.owner.id), ...rideIds.map(cursorOf), cursorOf('rides-1'), '7'],
    token: [resetToken],
    orderId: [...orderIds, unknownId],
  };
  return (actor) => {
    const own = actor === 'anonymous' ? undefined : people[actor];
    const owned = rides.filter(({ client, driver }) => client === own || driver === own).map(({ id }) => id);
    return { ...values, 'rides/id': [...rideIds, ...owned, ...owned] };
  };
}

const always: KnownValues = {
  clientId: userIds,
  // A ride that the admin gives to the other driver lets them read its note, as it should.
  driverId: userIds.filter((id) => id !== people.otherDriver.id),
  name: ['Tarif de nuit', 'main.js', 'logo.webp'],
  email: [...emails, 'inconnu@example.fr'],
  password: passwords,
  currentPassword: passwords,
  newPassword: passwords,
  phone: phones,
  driverPhone: phones,
  scheduledAt: [tomorrow, '2026-03-29T02:30:00+01:00'],
  status: rideStatuses,
  pickupAddress: addresses,
  destinationAddress: addresses,
  homeAddress: addresses,
  workAddress: addresses,
  pickupLat: [48.8443],
  pickupLng: [2.3735],
  destinationLat: [48.7262, 49.0097],
  destinationLng: [2.3652, 2.5479],
  lat: [48.8443],
  lng: [2.3735],
  parts: [zone],
  version: [0, 1, 2],
  country: ['FR', 'BE'],
  siren: ['732829320', ''],
  vatNumber: ['FR44732829320', ''],
  firstDay: days.slice(0, 2),
  lastDay: days.slice(1),
  date: days,
  input: ['Gare', 'Or', ''],
  place_id: samplePlaces.map(({ slug }) => slug),
  origins: ['48.8443,2.3735'],
  destinations: ['48.7262,2.3652', '-33.8688,151.2093'],
  primaryColor: ['#0f3d3e'],
  secondaryColor: ['#D946EF'],
  logoUrl: [urlOf(getFile, { name: 'logo.webp' }), 'https://example.fr/logo.png'],
  endpoint: ['https://fcm.googleapis.com/fcm/send/abc'],
  baseFare: money,
  pricePerKm: money,
  finalPrice: [...money, null],
  fee: money,
  price: money,
  amount: money,
  coefficient: ['1.5', 1, '10'],
  key: ['k1', 'k2', 'une-autre-cle'],
};
