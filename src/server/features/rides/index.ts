export { availableEdits, whyImpossibleEdits } from './booking/available-edits.ts';
export { bookingKeyOf } from './booking/booking-key.ts';
export { checkNotice } from './booking/check-departure.ts';
export { priceOfEdit, tripOfEdit, writeEdit } from './booking/edit-ride.ts';
export { enterOrder, isAdjustment, priceEnteredRides } from './booking/enter-order.ts';
export { enterRide, priceEntered } from './booking/enter-ride.ts';
export { limitChanges } from './booking/limit-changes.ts';
export { confirmOrder, confirmRide } from './moves/confirm-ride.ts';
export { handOverRide } from './moves/hand-over-ride.ts';
export { makeMove } from './moves/make-move.ts';
export { releaseRides } from './moves/release-rides.ts';
export { reportLanding, undoLanding } from './moves/report-landing.ts';
export { presentRide } from './present-ride.ts';
export { changeFactsOf, rideAsAsked } from './reading/asked-change.ts';
export { selectRides } from './reading/list-rides.ts';
export {
  daysAsked,
  type RidePage,
  readRide,
  readRidesById,
  readRidesOfClient,
} from './reading/read-rides.ts';
export { rideCalendar, siteHostOf } from './reading/ride-calendar.ts';
export { readEventsOfRides } from './reading/ride-history.ts';
export { countRides } from './reading/ride-overview.ts';
export {
  findRide,
  findRides,
  mustFindRide,
  type RideWithPeople,
  ridesWithPeople,
} from './reading/ride-repository.ts';
export { readRideRoads } from './reading/ride-roads.ts';
export { slicesFor, statusesFrom, visibleTo } from './reading/ride-slices.ts';
export { factsOf, snapshotText } from './reading/ride-snapshot.ts';
export { extraColumns, forgottenRoute, tripColumns } from './writing/booking-columns.ts';
export { withNormalPhone } from './writing/passenger-columns.ts';
export { forgotten } from './writing/way-columns.ts';
export { changeRide } from './writing/write-ride.ts';
