export { areToConfirm, checkDepartures, whyImpossible } from './availability.ts';
export { daysOffBetween, driverHours } from './driver-hours.ts';
export type { PlanOfDriver } from './driver-plans.ts';
export { type Candidate, instantCandidates, marginUnderLock } from './instant-candidates.ts';
export type { WantedDeparture } from './judge-departures.ts';
export { confirmedOutsideHours, wantedDeparture } from './outside-hours.ts';
