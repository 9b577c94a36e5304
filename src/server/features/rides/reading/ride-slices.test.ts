import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roles } from '#domain/account/roles.ts';
import { type RideFacts, rideStatuses } from '#domain/ride/ride.ts';
import { maySeeRide } from '#domain/ride/visible-rides.ts';
import { type Slice, slicesFor } from './ride-slices.ts';

const ids = fc.constantFrom('a', 'b', 'c');
const rides = fc.record({
  status: fc.constantFrom(...rideStatuses),
  clientId: ids,
  driverId: fc.option(ids),
});
const readers = fc.record({ id: ids, role: fc.constantFrom(...roles) });
const someStatuses = fc.subarray([...rideStatuses]);

type Listed = Pick<RideFacts, 'status' | 'clientId' | 'driverId'>;

/** What the conditions of a slice ask of a row. */
function holds(slice: Slice, ride: Listed): boolean {
  return (
    slice.status === ride.status &&
    (slice.clientId === undefined || slice.clientId === ride.clientId) &&
    (slice.driverId === undefined || slice.driverId === ride.driverId)
  );
}

test('the lists of a reader hold exactly the rides that the reader may see, each once', () => {
  fc.assert(
    fc.property(rides, readers, someStatuses, (ride, reader, statuses) => {
      const found = slicesFor(reader, statuses).filter((slice) => holds(slice, ride));
      const isListed = statuses.includes(ride.status) && maySeeRide(reader, ride);
      expect(found).toHaveLength(isListed ? 1 : 0);
    }),
    { numRuns: 1000 },
  );
});
