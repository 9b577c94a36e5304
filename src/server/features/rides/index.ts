export { handOverRide } from './hand-over-ride.ts';
export { rideListQuery } from './list-rides.ts';
export { presentRide } from './present-ride.ts';
export { type RidePage, readRide, readRidesOfClient } from './read-rides.ts';
export { releaseRides } from './release-rides.ts';
export { readRideEvents } from './ride-history.ts';
export { factsOf, findRide, type RideWithPeople, ridesWithPeople } from './ride-repository.ts';
export { statusesFrom, visibleTo } from './ride-slices.ts';
