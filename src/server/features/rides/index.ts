export { handOverRide } from './hand-over-ride.ts';
export { rideListQuery } from './list-rides.ts';
export { presentRide } from './present-ride.ts';
export { type RidePage, readRide } from './read-rides.ts';
export { releaseRides } from './release-rides.ts';
export { readRideEvents } from './ride-history.ts';
export { factsOf, findRide, type RideWithPeople, ridesWithPeople } from './ride-repository.ts';
export { statusesFrom } from './ride-slices.ts';
