export { checkDepartures } from './availability.ts';
export { daysOffBetween, driverHours } from './driver-hours.ts';
export type { PlanOfDriver } from './driver-plans.ts';
export { type Candidate, instantCandidates, marginUnderLock } from './instant-candidates.ts';
export { confirmedOutsideHours, wantedDeparture } from './outside-hours.ts';
