export { changeFactsOf, rideAsAsked } from './asked-change.ts';
export { availablePrices } from './available-price.ts';
export { extraColumns, forgottenRoute, tripColumns } from './booking-columns.ts';
export { bookingKeyOf } from './booking-key.ts';
export { checkNotice } from './check-departure.ts';
export { confirmOrder, confirmRide } from './confirm-ride.ts';
export { isElsewhere, priceOfEdit, tripOfEdit, writeEdit } from './edit-ride.ts';
export { enterOrder, isAgreed, priceEnteredRides } from './enter-order.ts';
export { enterRide, priceEntered } from './enter-ride.ts';
export { handOverRide } from './hand-over-ride.ts';
export { rideListQuery } from './list-rides.ts';
export { makeMove } from './make-move.ts';
export { withNormalPhone } from './passenger-columns.ts';
export { presentRide } from './present-ride.ts';
export {
  countRides,
  daysAsked,
  type RidePage,
  readRide,
  readRidesById,
  readRidesOfClient,
} from './read-rides.ts';
export { releaseRides } from './release-rides.ts';
export { calendarEntryOf, rideCalendar, siteHostOf } from './ride-calendar.ts';
export { readEventsOfRides } from './ride-history.ts';
export {
  findRide,
  findRides,
  type RideWithPeople,
  ridesWithPeople,
} from './ride-repository.ts';
export { readRideRoads } from './ride-roads.ts';
export { slicesFor, statusesFrom, visibleTo } from './ride-slices.ts';
export { factsOf, snapshotText } from './ride-snapshot.ts';
export { tellLanding, undoLanding } from './tell-landing.ts';
export { forgotten } from './way-columns.ts';
export { changeRide } from './write-ride.ts';
