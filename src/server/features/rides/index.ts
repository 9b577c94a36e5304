export { presentRide } from './present-ride.ts';
export { type RidePage, readRide } from './read-rides.ts';
export { releaseRides } from './release-rides.ts';
export { findRide, ridesWithPeople } from './ride-repository.ts';
export { factsOf, type RideWithPeople } from './ride-row.ts';
export { statusesFrom } from './ride-slices.ts';
